import { OrganizationFields } from "#api/organizations.ts";
import { columnsOf } from "#server/db/columns.ts";
import { fieldFault } from "#server/kernel/fault.ts";
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
