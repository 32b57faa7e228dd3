import { EmployeeFields } from "#api/employees.ts";
import type { Day } from "#domain/calendar/day.ts";
import { cleanAfm, isAfm } from "#domain/identity/afm.ts";
import { maskAmka, refusalToAmka } from "#domain/identity/amka.ts";
import { maskIban } from "#domain/identity/iban.ts";
import { isOtherName } from "#domain/identity/same-name.ts";
import { personName } from "#domain/identity/person-name.ts";
import { noFields } from "#server/features/employees/public.ts";
import { educationTexts, employeeTexts } from "#texts/employees.ts";
import { employeeColumnTexts, importTexts } from "#texts/imports.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { type Issue, messageOf } from "#texts/validation.ts";
import { bare } from "./columns.ts";
import { employeeFields, type EmployeeField, valueOfCell } from "./employee-columns.ts";
import type { FileRow, JudgedRow } from "./import-kind.ts";
import { inWordsOf, outcomeOf, readTyped, repeatedIn, type RowError } from "./read-typed.ts";

type KnownEmployee = { id: string; version: number; fields: EmployeeFields };

/** The body's records before the import: its employees by tax number, and whose each AMKA and card is. */
export type Register = {
  /** The importer's own tax number; their row must be imported by someone else. */
  ownAfm: string | null;
  byAfm: ReadonlyMap<string, KnownEmployee>;
  afmOfAmka: ReadonlyMap<string, string>;
  afmOfCard: ReadonlyMap<string, string>;
  today: Day;
};

/** An employee to store: the new fields, and the stored employee if known. */
export type EmployeeRecord = { fields: EmployeeFields; before: KnownEmployee | null };

type Errors = RowError[];

const { errorAt, gapsIn, changesOf } = inWordsOf(employeeColumnTexts);
const needed = ["afm", "lastName", "firstName"] as const;
const Given = EmployeeFields.partial();

/** What each row of a file of employees would do. An empty cell keeps the stored value; the tax number identifies the person. */
export function judgeEmployees(
  rows: readonly FileRow<EmployeeField>[],
  register: Register,
): JudgedRow<EmployeeRecord>[] {
  const lines = {
    afm: new Map<string, number>(),
    amka: new Map<string, number>(),
    cardNumber: new Map<string, number>(),
  };
  return rows.map((row) => {
    const { values, errors } = valuesOf(row);
    const before = register.byAfm.get(values.afm ?? "") ?? null;
    const fields = { ...(before?.fields ?? noFields), ...values };
    errors.push(...gapsIn(fields, needed, errors));
    errors.push(...disagreementIn(fields, errors));
    if (values.birthDate && values.birthDate > register.today)
      errors.push(errorAt("birthDate", employeeTexts.birthDate));
    if (changesOwn(register, fields, before)) errors.push(errorAt("afm", ownAffairTexts.importRow));
    errors.push(...strangers(values, before));
    for (const field of ["afm", "amka", "cardNumber"] as const)
      for (const message of repeatedIn(lines[field], values[field], row.line))
        errors.push(errorAt(field, message));
    const bearer = register.afmOfAmka.get(fields.amka ?? "") ?? fields.afm;
    if (bearer !== fields.afm) errors.push(errorAt("amka", employeeTexts.duplicateAmka));
    const holder = register.afmOfCard.get(fields.cardNumber ?? "") ?? fields.afm;
    if (holder !== fields.afm) errors.push(errorAt("cardNumber", employeeTexts.duplicateCard));
    return judgeRow(row.line, fields, before, errors);
  });
}

function judgeRow(
  line: number,
  fields: EmployeeFields,
  before: KnownEmployee | null,
  errors: Errors,
): JudgedRow<EmployeeRecord> {
  const name = personName(fields).trim();
  const title = [name, fields.afm].filter((part) => part !== "").join(", ");
  return outcomeOf({ line, title, errors }, { fields, before }, (known) =>
    changesOf(known.fields, fields, employeeFields, shownValue),
  );
}

/** The error for a tax number of someone with a different name than the row's: only a person can say which of the two is wrong. */
function strangers(values: Partial<EmployeeFields>, before: KnownEmployee | null): Errors {
  const nameInFile = [values.lastName, values.firstName].filter((name) => name).join(" ");
  if (before === null || nameInFile === "") return [];
  const { afm } = before.fields;
  const known = personName(before.fields);
  return isOtherName(nameInFile, known)
    ? [errorAt("afm", importTexts.otherPerson(afm, known, nameInFile))]
    : [];
}

/** A row that does not change the importer's own record is allowed. */
function changesOwn(
  { ownAfm }: Register,
  fields: EmployeeFields,
  before: KnownEmployee | null,
): boolean {
  if (ownAfm === null || fields.afm !== ownAfm) return false;
  return employeeFields.some((field) => fields[field] !== before?.fields[field]);
}

/** The row's cells as values of our fields, each validated like typed input. */
function valuesOf({ cells }: FileRow<EmployeeField>): {
  values: Partial<EmployeeFields>;
  errors: Errors;
} {
  const texts = new Map(
    [...cells].flatMap(([field, cell]) => {
      const text = valueOfCell(field, cell);
      return text === undefined ? [] : [[field, text] as const];
    }),
  );
  return readTyped<EmployeeFields>(Given, texts, (field, issue, text) =>
    errorAt(field, importTexts.read(text, hintOfZero(field, text) ?? whyOf(field, issue))),
  );
}

function whyOf(field: EmployeeField, issue: Issue): string {
  if (field === "birthDate") return importTexts.wrongDay;
  if (field !== "education") return messageOf(issue);
  const known = Object.values(educationTexts).filter((title) => bare(title) !== "");
  return `${importTexts.noEducation}${importTexts.allowed(known)}`;
}

/** A number that lost its leading zero in a spreadsheet is suggested with it, never silently corrected. */
function hintOfZero(field: EmployeeField, text: string): string | null {
  const padded = `0${cleanAfm(text)}`;
  return field === "afm" && isAfm(padded) ? importTexts.lostZero(padded) : null;
}

function disagreementIn({ amka, birthDate }: EmployeeFields, errors: Errors): Errors {
  if (amka === null || errors.length > 0) return [];
  const refusal = refusalToAmka(amka, birthDate);
  if (refusal !== "amka-birth-date") return [];
  return [errorAt("amka", messageOf({ path: [], message: refusal }))];
}

function shownValue(field: EmployeeField, stored: string | null): string {
  const value = stored ?? "";
  if (field === "amka") return maskAmka(value);
  return field === "iban" ? maskIban(value) : value;
}
