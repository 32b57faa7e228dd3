import { ContractFields, holdsRightly, paysRightly, worksRightly } from "#api/contract-fields.ts";
import { weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import { firstStart, lastDayAhead } from "#domain/calendar/ahead.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ContractState } from "#domain/contracts/contract.ts";
import { type ConcurrentTerm, refusalToCombine } from "#domain/contracts/concurrent-terms.ts";
import { cleanAfm } from "#domain/identity/afm.ts";
import { isSameName } from "#domain/identity/same-name.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { contractColumnTexts, importTexts } from "#texts/imports.ts";
import { notBefore, notBeyond } from "#texts/moment.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { messageOf } from "#texts/validation.ts";
import { textOfCell } from "./cells.ts";
import {
  type ContractField,
  type ContractValues,
  type NamesOfBody,
  type PersonField,
  personFields,
  readContractCell,
} from "./contract-columns.ts";
import type { FileRow, JudgedRow } from "./import-kind.ts";
import { contractChanges } from "./contract-changes.ts";
import { inWordsOf, missing, outcomeOf, repeatedIn, type RowError } from "./read-typed.ts";

/** A contract of the body as stored, with its first term. */
export type KnownContract = {
  id: string;
  version: number;
  employeeId: string;
  state: ContractState;
  terms: number;
  values: ContractValues;
};

/** The body's records before the import. */
export type ContractRegister = {
  /** The importing user as an employee of the body, if they are one: their own contracts must be imported by someone else. */
  ownId: string | null;
  people: ReadonlyMap<string, { id: string; name: string }>;
  contracts: ReadonlyMap<string, KnownContract>;
  names: NamesOfBody;
  structures: ReadonlyMap<
    string,
    { title: string; scheduleId: string | null; closedOn: Day | null }
  >;
  schedules: ReadonlyMap<string, Schedule>;
  heldTerms: ReadonlyMap<string, readonly ConcurrentTerm[]>;
  today: Day;
};

/** A contract to store: its new values, and the stored contract if it is known. */
export type ContractRecord = {
  employeeId: string;
  values: ContractValues;
  before: KnownContract | null;
};

const { errorAt } = inWordsOf(contractColumnTexts);
const whole = ContractFields.check(holdsRightly, paysRightly, worksRightly);

/** What each row of a file of contracts would do. An empty cell keeps the stored value; the number identifies the contract. */
export function judgeContracts(
  rows: readonly FileRow<ContractField>[],
  register: ContractRegister,
): JudgedRow<ContractRecord>[] {
  const lines = new Map<string, number>();
  const taken = new Map<string, ConcurrentTerm[]>();
  return rows.map((row) => {
    const read = readRow(row, register.names);
    const number = read.values.number ?? "";
    const afm = cleanAfm(textOfCell(row.cells.get("afm") ?? null));
    const person = register.people.get(afm);
    const before = register.contracts.get(number) ?? null;
    const title = [number, person?.name ?? afm].filter((part) => part !== "").join(", ");
    const repeated = repeatedIn(lines, number, row.line);
    const errors = [...read.errors, ...repeated.map((message) => errorAt("number", message))];
    if (person) errors.push(...strangers(row, afm, person.name));
    else errors.push(errorAt("afm", afm === "" ? missing : noEmployee(afm)));
    if (person && before && before.employeeId !== person.id)
      errors.push(errorAt("number", importTexts.otherEmployee));
    const values = completed({ ...before?.values, ...read.values }, register);
    errors.push(...misfits(values, errors));
    // Guarantee: `misfits` found the values complete, or there are errors and nothing is stored.
    const record = { employeeId: person?.id ?? "", values: values as ContractValues, before };
    if (errors.length === 0) errors.push(...refusalOf(record, register, taken));
    const judged = outcomeOf({ line: row.line, title, errors }, record, (known) =>
      contractChanges(known.values, record.values, register),
    );
    return judged.outcome === "error" ? judged : { ...judged, pay: payOf(record.values) };
  });
}

function payOf({ employmentType, weeklyMinutes, payBasis, rate }: ContractValues) {
  return { employmentType, weeklyMinutes, payBasis, rate };
}

function noEmployee(afm: string): string {
  return importTexts.read(afm, importTexts.noEmployee);
}

function isOfPerson(field: ContractField): field is PersonField {
  return personFields.some((one) => one === field);
}

/** The error for a tax number of someone other than the row names: only a person can say which of the two is wrong. */
function strangers({ cells }: FileRow<ContractField>, afm: string, known: string): RowError[] {
  const namesInFile = (["lastName", "firstName", "fullName"] as const)
    .map((field) => textOfCell(cells.get(field) ?? null))
    .filter((name) => name !== "");
  if (namesInFile.every((name) => isSameName(name, known))) return [];
  return [errorAt("afm", importTexts.otherName(afm, known, namesInFile.join(" ")))];
}

function readRow(
  { cells }: FileRow<ContractField>,
  names: NamesOfBody,
): { values: Partial<ContractValues>; errors: RowError[] } {
  let values: Partial<ContractValues> = {};
  const errors: RowError[] = [];
  for (const [field, cell] of cells) {
    if (isOfPerson(field)) continue;
    const read = readContractCell(field, cell, names);
    if ("message" in read) errors.push(errorAt(field, read.message));
    else values = { ...values, ...read.values };
  }
  return { values, errors };
}

/** The defaults of omitted columns: the structure's own schedule, the schedule's hours, no rate. */
function completed(
  values: Partial<ContractValues>,
  { structures, schedules }: ContractRegister,
): Partial<ContractValues> {
  const scheduleId =
    values.scheduleId ?? structures.get(values.structureId ?? "")?.scheduleId ?? undefined;
  const schedule = schedules.get(scheduleId ?? "");
  return {
    specialty: "",
    endDate: null,
    payBasis: "monthly",
    rate: "0.00",
    ...(schedule ? { weeklyMinutes: weeklyMinutesOf(schedule) } : {}),
    ...values,
    ...(scheduleId ? { scheduleId } : {}),
  };
}

const columnOfField: Partial<Record<PropertyKey, ContractField>> = {
  structureId: "structure",
  scheduleId: "schedule",
  weeklyMinutes: "weeklyHours",
};

/** The errors that a typed contract with these values would get, except in columns that have one already. */
function misfits(values: Partial<ContractValues>, known: readonly RowError[]): RowError[] {
  const someone = "00000000-0000-4000-8000-000000000000";
  const read = whole.safeParse({ ...values, employeeId: someone });
  if (read.success) return [];
  const faultyColumns = new Set(known.map(({ column }) => column));
  const errors = read.error.issues.map((issue) => {
    // Guarantee: an issue of a contract lies on one of its fields.
    const field = issue.path.at(-1) as keyof ContractValues;
    const message = values[field] === undefined ? missing : messageOf(issue);
    return errorAt(columnOfField[field] ?? (field as ContractField), message);
  });
  return errors.filter(({ column }) => !faultyColumns.has(column));
}

function refusalOf(
  { employeeId, values, before }: ContractRecord,
  register: ContractRegister,
  taken: Map<string, ConcurrentTerm[]>,
): RowError[] {
  const differs = before && contractChanges(before.values, values, register).length > 0;
  if (employeeId === register.ownId && (before === null || differs))
    return [errorAt("afm", ownAffairTexts.importRow)];
  const isDraft = before?.state === "draft" || before?.state === "rejected";
  if (differs && (!isDraft || before.terms > 1)) return [errorAt("number", importTexts.notDraft)];
  const [first, last] = [firstStart(register.today), lastDayAhead(register.today)];
  if (before === null || differs) {
    if (values.startDate < first) return [errorAt("startDate", notBefore(first))];
    if (values.startDate > last) return [errorAt("startDate", notBeyond(last))];
  }
  const closedOn = register.structures.get(values.structureId)?.closedOn ?? null;
  if (closedOn !== null && closedOn < (values.endDate ?? "9999"))
    return [errorAt("structure", contractRefusals["structure-closed"])];
  const schedule = register.schedules.get(values.scheduleId);
  if (!schedule) return [];
  const others = [...(register.heldTerms.get(employeeId) ?? []), ...(taken.get(employeeId) ?? [])];
  const own: ConcurrentTerm = {
    contractId: before?.id ?? values.number,
    from: values.startDate,
    to: values.endDate,
    weeklyMinutes: values.weeklyMinutes,
    schedule,
  };
  const stands = before !== null && !differs;
  const refusal = stands ? null : refusalToCombine([...others, own]);
  if (refusal) return [errorAt("afm", contractRefusals[refusal])];
  // Contracts in force are already among those held.
  if (!stands || isDraft) taken.set(employeeId, [...(taken.get(employeeId) ?? []), own]);
  return [];
}
