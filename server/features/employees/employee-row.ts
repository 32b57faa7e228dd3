import type { EmployeeFields } from "#api/employees.ts";
import { maskAmka } from "#domain/identity/amka.ts";
import { maskIban } from "#domain/identity/iban.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { employeeTexts } from "#texts/employees.ts";

/** What a broken key of an employee means to the person who typed it. */
export const employeeViolations = {
  employee_organization_id_afm_key: () => fieldFault("afm", employeeTexts.duplicateAfm),
  employee_organization_id_card_number_key: () =>
    fieldFault("cardNumber", employeeTexts.duplicateCard),
};

/** The columns of what a person typed of an employee. */
export function employeeRow(fields: EmployeeFields) {
  return {
    afm: fields.afm,
    amka: fields.amka,
    last_name: fields.lastName,
    first_name: fields.firstName,
    father_name: fields.fatherName,
    birth_date: fields.birthDate,
    email: fields.email,
    phone: fields.phone,
    iban: fields.iban,
    education: fields.education,
    specialty: fields.specialty,
    card_number: fields.cardNumber,
  };
}

/** The fields with social-security and account number masked, as the ledger and readers get them. */
export function maskedFields<T extends { amka: string | null; iban: string | null }>(fields: T): T {
  return {
    ...fields,
    amka: fields.amka && maskAmka(fields.amka),
    iban: fields.iban && maskIban(fields.iban),
  };
}
