import type { OrganizationFields } from "#api/organizations.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { organizationTexts } from "#texts/organizations.ts";

/** What a broken key of an organization means to the person who typed it. */
export const organizationViolations = {
  organization_afm: () => fieldFault("afm", organizationTexts.duplicateAfm),
};

/** What is typed of an organization, and its version, as the api names them. */
export const typedColumns = [
  "description",
  "short_title as shortTitle",
  "afm",
  "legal_form as legalForm",
  "regime",
  "municipality",
  "address",
  "postcode",
  "email",
  "phone",
  "debtor_iban as debtorIban",
  "debtor_bic as debtorBic",
  "kept_from as keptFrom",
  "version",
] as const;

/** The columns of what is typed of an organization. */
export function organizationRow(fields: OrganizationFields) {
  return {
    description: fields.description,
    short_title: fields.shortTitle,
    afm: fields.afm,
    legal_form: fields.legalForm,
    regime: fields.regime,
    municipality: fields.municipality,
    address: fields.address,
    postcode: fields.postcode,
    email: fields.email,
    phone: fields.phone,
    debtor_iban: fields.debtorIban,
    debtor_bic: fields.debtorBic,
    kept_from: fields.keptFrom,
  };
}
