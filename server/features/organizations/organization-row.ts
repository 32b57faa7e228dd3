import type { OrganizationFields } from "#api/organizations.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { organizationTexts } from "#texts/organizations.ts";

/** What a broken key of an organization means to the person who typed it. */
export const organizationViolations = {
  organization_afm: () => fieldFault("afm", organizationTexts.duplicateAfm),
};

/** The columns of what is typed of an organization. */
export function organizationRow(fields: OrganizationFields) {
  return {
    description: fields.description,
    short_title: fields.shortTitle,
    afm: fields.afm,
    legal_form: fields.legalForm,
    regime: fields.regime,
    municipality: fields.municipality,
    email: fields.email,
    phone: fields.phone,
  };
}
