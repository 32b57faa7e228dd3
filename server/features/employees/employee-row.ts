import { sql } from "kysely";
import { EmployeeFields } from "#api/employees.ts";
import { FullName } from "#api/fields.ts";
import { maskAmka } from "#domain/identity/amka.ts";
import { maskIban } from "#domain/identity/iban.ts";
import { columnOf, columnsOf } from "#server/db/columns.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { employeeTexts } from "#texts/employees.ts";

/** The fault shown to the user for each violated constraint of an employee. */
export const employeeViolations = {
  employee_organization_id_afm_key: () => fieldFault("afm", employeeTexts.duplicateAfm),
  employee_amka: () => fieldFault("amka", employeeTexts.duplicateAmka),
  employee_organization_id_card_number_key: () =>
    fieldFault("cardNumber", employeeTexts.duplicateCard),
};

/** The name columns of the employee `e`, by field. */
export const fullName = columnsOf("e", FullName.keyof().options);
export const fullNameSql = sql.join(
  FullName.keyof().options.map(
    (field) => sql`${sql.ref(`e.${columnOf(field)}`)} as ${sql.id(field)}`,
  ),
);
/** The identity of the employee `e`, as an object. */
export const employeeJson = sql<
  FullName & { id: string; afm: string }
>`json_build_object('id', e.id, 'afm', e.afm, ${sql.join(
  FullName.keyof().options.map(
    (field) => sql`${sql.lit(field)}, ${sql.ref(`e.${columnOf(field)}`)}`,
  ),
)})`;
export const employeeSelection = columnsOf("e", EmployeeFields.keyof().options);

/** An employee with all fields empty. */
export const noFields: EmployeeFields = {
  afm: "",
  lastName: "",
  firstName: "",
  ...EmployeeFields.omit({ afm: true, lastName: true, firstName: true }).parse({}),
};

/** The fields with AMKA and IBAN masked, as in the ledger and for users who may only read. */
export function maskedFields<T extends { amka: string | null; iban: string | null }>(fields: T): T {
  return {
    ...fields,
    amka: fields.amka && maskAmka(fields.amka),
    iban: fields.iban && maskIban(fields.iban),
  };
}
