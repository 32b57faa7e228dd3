import { OrganizationFields } from "#api/organizations.ts";
import { columnsOf } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { requireOwnTitle } from "#server/kernel/require-own-title.ts";
import { organizationTexts } from "#texts/organizations.ts";

/** What a broken key of an organization means to the person who typed it. */
export const organizationViolations = {
  organization_afm: () => fieldFault("afm", organizationTexts.duplicateAfm),
};

/** What is typed of an organization, and its version, by field. */
export const typedColumns = [
  ...columnsOf("organization", OrganizationFields.keyof().options),
  "organization.version",
] as const;

/** Throws `invalid` where another organization has the title; `was` of one that is there already. */
export function requireOwnDescription(
  tx: Writer,
  { id, description, was }: { id: string; description: string; was: string | null },
): Promise<void> {
  return requireOwnTitle(tx, {
    among: "organization",
    field: "description",
    title: description,
    was,
    others: async () => {
      const rows = await tx
        .selectFrom("organization")
        .select("description")
        .where("id", "!=", id)
        .execute();
      return rows.map((other) => other.description);
    },
    taken: organizationTexts.duplicateTitle,
  });
}
