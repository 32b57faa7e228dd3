import { keysOf } from "#domain/keys.ts";
import type { EmployeeFields } from "#api/employees.ts";
import { educationTexts } from "#texts/employees.ts";
import { employeeColumnTexts } from "#texts/imports.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";
import { dayOfCell, textOfCell } from "./cells.ts";
import { bare, type ImportColumn } from "./columns.ts";

/** All fields of an employee; a file may have any of them. */
export type EmployeeField = keyof EmployeeFields;

const required: readonly EmployeeField[] = ["afm"];

export const employeeFields = keysOf(employeeColumnTexts);

export const employeeColumns: readonly ImportColumn<EmployeeField>[] = employeeFields.map(
  (field) => ({ field, ...employeeColumnTexts[field], isRequired: required.includes(field) }),
);

/** The value of a cell for a field, for `EmployeeFields` to validate; undefined if it says nothing. */
export function valueOfCell(field: EmployeeField, cell: Cell): string | undefined {
  const text = textOfCell(cell);
  if (field === "birthDate") return dayOfCell(cell);
  if (field === "education") return educationOf(text);
  // Exported lists mask the number, so a masked value is ignored when imported.
  return text.includes("\u2022") ? undefined : text;
}

function educationOf(text: string): string {
  const found = Object.entries(educationTexts).find(([, title]) => bare(title) === bare(text));
  return found?.[0] ?? text;
}
