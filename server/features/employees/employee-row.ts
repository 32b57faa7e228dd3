import type { EmployeeFields } from "#api/employees.ts";
import { maskAmka } from "#domain/identity/amka.ts";
import { maskIban } from "#domain/identity/iban.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { employeeTexts } from "#texts/employees.ts";

/** What a broken key of an employee means to the person who typed it. */
export const employeeViolations = {
  employee_organization_id_afm_key: () => fieldFault("afm", employeeTexts.duplicateAfm),
  employee_amka: () => fieldFault("amka", employeeTexts.duplicateAmka),
  employee_organization_id_card_number_key: () =>
    fieldFault("cardNumber", employeeTexts.duplicateCard),
};

/** What stands of the employee `e`, by field. */
export const fullName = [
  "e.last_name as lastName",
  "e.first_name as firstName",
  "e.father_name as fatherName",
] as const;
export const employeeSelection = [
  ...fullName,
  "e.afm",
  "e.amka",
  "e.birth_date as birthDate",
  "e.email",
  "e.phone",
  "e.iban",
  "e.education",
  "e.specialty",
  "e.card_number as cardNumber",
] as const;

/** The columns of what a person typed of an employee. */
export function employeeRow({
  lastName,
  firstName,
  fatherName,
  birthDate,
  cardNumber,
  ...same
}: EmployeeFields) {
  return {
    ...same,
    last_name: lastName,
    first_name: firstName,
    father_name: fatherName,
    birth_date: birthDate,
    card_number: cardNumber,
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
