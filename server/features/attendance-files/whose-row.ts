import type { FileColumn, FileRow } from "#api/attendance-files.ts";
import { cleanAfm, isAfm } from "#domain/identity/afm.ts";
import { isSameName } from "#domain/identity/same-name.ts";
import { bare } from "#server/features/imports/public.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";
import { importTexts } from "#texts/imports.ts";
import type { Staff } from "./staff.queries.ts";

/** The person of a row, by contract; why there is none; or `left-out` if the row names none. */
type Whose = { contracts: readonly Staff[] } | { message: string; read: string } | "left-out";

type RowTexts = Partial<Record<string, string>>;

/** Finds the person of a row: by the contract that the user chose, else by number, tax number or card, else by the name alone. */
export function whoseRow(
  { cells, contractId }: FileRow,
  columns: readonly FileColumn[],
  staff: readonly Staff[],
): Whose {
  if (contractId !== null)
    return { contracts: staff.filter((one) => one.contractId === contractId) };
  const read: RowTexts = {};
  for (const [index, column] of columns.entries())
    if (typeof column === "string" && cells[index]) read[column] = cells[index];
  const names = [read["fullName"], read["lastName"], read["firstName"]].filter(isName);
  const name = names.join(" ");
  const personText = [read["afm"], read["contractNumber"], read["cardNumber"], ...names]
    .filter((text) => text !== undefined)
    .join(", ");
  if (personText === "") return "left-out";
  const found = byNumber(read, staff) ?? staff.filter((one) => isNamed(one, name));
  const people = Map.groupBy(found, ({ employeeId }) => employeeId);
  const [first] = found;
  if (first === undefined) return { message: t.nobody(personText), read: personText };
  if (people.size > 1) return { message: t.several(personText), read: personText };
  if (read["afm"] && name !== "" && !isNamed(first, name))
    return { message: importTexts.otherName(first.afm, first.name, name), read: personText };
  return { contracts: found };
}

/** Null if the row holds no number, so that only its name identifies the person. */
function byNumber(read: RowTexts, staff: readonly Staff[]): Staff[] | null {
  const { afm, contractNumber, cardNumber } = read;
  if (contractNumber) return staff.filter(({ number }) => bare(number) === bare(contractNumber));
  if (afm) return staff.filter((one) => one.afm === completeAfm(afm));
  if (cardNumber) return staff.filter((one) => one.cardNumber === cardNumber.trim());
  return null;
}

/** Spreadsheets drop leading zeros; here the number is only used to find a person whom the body has. */
function completeAfm(text: string): string {
  const cleaned = cleanAfm(text);
  const padded = cleaned.padStart(9, "0");
  return isAfm(padded) ? padded : cleaned;
}

function isName(text: string | undefined): text is string {
  return text !== undefined && /\p{L}/u.test(text);
}

function isNamed({ name }: Staff, read: string): boolean {
  return isName(read) && isSameName(read, name);
}
