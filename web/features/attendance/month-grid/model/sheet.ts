import type { MonthRow, MonthSheet } from "#api/attendance-sheets.ts";
import type { FullName } from "#api/fields.ts";
import { unpackRecords } from "#api/cells.ts";
import type { EffectOnMonth } from "#domain/attendance/closed-month.ts";
import type { CellVocabulary } from "#domain/attendance/cell-vocabulary.ts";
import { noDuty, planOf } from "#domain/attendance/schedule.ts";
import { termInForce, type ContractSpan } from "#domain/attendance/terms.ts";
import type { DayNature, DayPlan, Schedule, Term } from "#domain/attendance/types.ts";
import {
  employmentType,
  type LeaveLaw,
  leaveLawOf,
  type WorkRegime,
} from "#domain/contracts/employment-type.ts";
import { addDays, daysOfMonth, type Day, type Month } from "#domain/calendar/day.ts";
import { monthsOfSheet, type ReopeningMonth } from "../../reopening/months-of-sheet.ts";
import { contentOf, emptyContent } from "../../model/content.ts";
import type { StoredDay } from "../../model/drafts.ts";
import { namesOf, type RowName } from "../../model/names-apart.ts";

/** A contract of the sheet: who it is, when it runs, and the records of the month. */
export type GridContract = Omit<FullName, "lastName" | "firstName"> &
  RowName & {
    id: string;
    afm: string;
    specialty: string;
    contractNumber: string;
    span: ContractSpan;
    monthState: string | null;
    terms: readonly Term[];
    /** Which rules of working time apply. */
    regime: WorkRegime;
    /** Which leave law applies. */
    leaveLaw: LeaveLaw | null;
    /** By day of the month; unpacked on first use. */
    records: () => ReadonlyMap<number, StoredDay>;
  };

/** The month of a structure as the grid works on it. */
export type GridSheet = {
  structure: MonthSheet["structure"];
  month: Month;
  days: readonly Day[];
  contracts: ReadonlyMap<string, GridContract>;
  /** In the order of the server: by name. */
  order: readonly string[];
  schedules: ReadonlyMap<string, Schedule>;
  /** Nature of a day of the month or of the day after it. */
  natureOf: (day: Day) => DayNature;
  /** Whether the day's sheet is locked. */
  isLockedDay: (day: Day) => boolean;
  /** Whether the day's sheet is locked for the contract: no unlock is in force, and the user may not write in locked days. */
  isLockedFor: (contractId: string, day: Day) => boolean;
  /** Whether a request to unlock the contract's day is waiting for an answer. */
  isUnlockAsked: (contractId: string, day: Day) => boolean;
  /** What a change of the contract's day does to its month. */
  effectOn: (contract: GridContract, day: Day) => EffectOnMonth;
  /** Contracts whose month reopens with the first change of an unlocked day, in the order of the server. */
  reopening: ReadonlyMap<string, ReopeningMonth>;
  /** The body's settings of the rules that check records. */
  settings: MonthSheet["settings"];
  /** The contract's plan on a day of the month, and the term that defines it. */
  planAt: (contract: GridContract, day: number) => { plan: DayPlan; term: Term | null };
} & SheetSetting;

/** What a sheet is built from, in addition to the server's answer. */
export type SheetSetting = {
  today: Day;
  vocabulary: CellVocabulary;
  /** False if the user may only read. */
  mayWrite: boolean;
  /** True for a user who may also write in locked days, with a reason. */
  writesLocked: boolean;
};

const working: DayNature = { kind: "working", title: null, stopMinute: null };
const none: StoredDay = { content: emptyContent, version: 0, hasNote: false };

/** The grid's view of the server's answer. Records are unpacked and plans made only on first use. */
export function gridSheet(answer: MonthSheet, setting: SheetSetting): GridSheet {
  const nameOf = namesOf(answer.rows);
  const contracts = answer.rows.map((row) => contractOf(row, nameOf(row)));
  const days = daysOfMonth(answer.month);
  const schedules = new Map(answer.schedules.map((schedule) => [schedule.id, schedule]));
  const natureOf = (day: Day) => answer.natures[day] ?? working;
  const months = monthsOfSheet(answer, answer.unlocks);
  const effectOn: GridSheet["effectOn"] = ({ id, monthState }, day) =>
    months.effectOn(id, day, monthState);
  const reopening = contracts.flatMap((contract): ReopeningMonth[] => {
    const month = months.of(contract.id);
    const reopens = days.some((day) => effectOn(contract, day) === "reopens");
    return month && reopens ? [{ ...month, contractId: contract.id, name: contract.name }] : [];
  });
  return {
    ...setting,
    structure: answer.structure,
    month: answer.month,
    days,
    contracts: new Map(contracts.map((contract) => [contract.id, contract])),
    order: contracts.map((contract) => contract.id),
    schedules,
    settings: answer.settings,
    natureOf,
    isLockedDay: (day) => answer.states[day] === "locked",
    isLockedFor: (contractId, day) =>
      answer.states[day] === "locked" &&
      !setting.writesLocked &&
      !isAmong(answer.unlocks, contractId, day),
    isUnlockAsked: (contractId, day) => isAmong(answer.askedUnlocks, contractId, day),
    effectOn,
    reopening: new Map(reopening.map((month) => [month.contractId, month])),
    planAt: plansOf(days, schedules, natureOf),
  };
}

/** What the sheet has stored for a day of a contract. */
export function storedOn(contract: GridContract | undefined, day: number): StoredDay {
  return contract?.records().get(day) ?? none;
}

/** The first day after those of the sheet, on which its last night shift ends. */
export function dayAfter({ days }: GridSheet): Day {
  return addDays(days.at(-1) ?? "", 1);
}

/** Whether one of the unlocks covers the contract's day. */
function isAmong(unlocks: MonthSheet["askedUnlocks"], contractId: string, day: Day): boolean {
  return unlocks.some(
    (unlock) =>
      unlock.from <= day &&
      day <= unlock.to &&
      (unlock.contractId === null || unlock.contractId === contractId),
  );
}

function contractOf(row: MonthRow, name: RowName): GridContract {
  const { contractId, terms, cells, startDate, endDate, employmentType: type, ...rest } = row;
  let records: ReadonlyMap<number, StoredDay> | null = null;
  return {
    ...rest,
    ...name,
    id: contractId,
    span: { startDate, endDate },
    terms: terms.map((term) => ({ ...term, contractId })),
    regime: employmentType(type)?.work ?? "none",
    leaveLaw: leaveLawOf(type),
    records: () => (records ??= recordsOf(cells)),
  };
}

function recordsOf(packed: string): ReadonlyMap<number, StoredDay> {
  return new Map(
    unpackRecords(packed).map(({ day, version, note, intervals }) => [
      day,
      { content: contentOf(intervals), version, hasNote: note },
    ]),
  );
}

/** As `planOfContract`, but the days of each schedule are planned once for the whole sheet. */
function plansOf(
  days: readonly Day[],
  schedules: ReadonlyMap<string, Schedule>,
  natureOf: (day: Day) => DayNature,
): GridSheet["planAt"] {
  const known = new Map<string, DayPlan>();
  const outside = { plan: noDuty("outside"), term: null };
  return ({ span, terms }, day) => {
    const date = days[day - 1];
    if (date === undefined) return outside;
    const term = termInForce(span, terms, date);
    const schedule = term && schedules.get(term.scheduleId);
    if (!schedule) return { plan: outside.plan, term };
    const key = `${schedule.id} ${day}`;
    const plan = known.get(key) ?? planOf(schedule, date, natureOf(date));
    known.set(key, plan);
    return { plan, term };
  };
}
