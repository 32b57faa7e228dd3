import { OrganizationFields } from "#api/organizations.ts";
import { columnsOf } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { requireOwnTitle } from "#server/kernel/require-own-title.ts";
import { organizationTexts } from "#texts/organizations.ts";

/** The error for each violated constraint of an organization, by field. */
export const organizationViolations = {
  organization_afm: () => fieldFault("afm", organizationTexts.duplicateAfm),
};

/** The typed fields of an organization, and its version. */
export const typedColumns = [
  ...columnsOf("organization", OrganizationFields.keyof().options),
  "organization.version",
] as const;

/** The fields that are shown: also when it ends. */
export const shownColumns = [
  ...typedColumns,
  "organization.ends_on as endsOn",
  "organization.end_act as endAct",
] as const;

/** Throws `invalid` if another organization has the title; `was` is the present title of an existing one. */
export function requireOwnDescription(
  tx: Writer,
  { id, description, was }: { id: string; description: string; was: string | null },
): Promise<void> {
  return requireOwnTitle(tx, {
    among: "organization",
    field: "description",
    title: description,
    was,
    others: () =>
      tx.selectFrom("organization").select("description as title").where("id", "!=", id).execute(),
    taken: organizationTexts.duplicateTitle,
  });
}
