import type { DayRow, DaySheet } from "#api/attendance-sheets.ts";
import { isExpected } from "#domain/attendance/completeness.ts";
import type { CellVocabulary } from "#domain/attendance/cell-vocabulary.ts";
import type { DevicePunch } from "#domain/attendance/findings/frame.ts";
import type { FindingParameters } from "#domain/attendance/findings/parameters.ts";
import { parametersInMonth } from "#domain/attendance/findings/set-parameters.ts";
import { noDuty, planOf } from "#domain/attendance/schedule.ts";
import type { DayNature, DayPlan, Interval, Schedule } from "#domain/attendance/types.ts";
import { workDateOf } from "#domain/attendance/work-date.ts";
import { addDays, type Day, monthOf } from "#domain/calendar/day.ts";
import {
  employmentType,
  type LeaveLaw,
  leaveLawOf,
  type WorkRegime,
} from "#domain/contracts/employment-type.ts";
import type { LeaveOf } from "../../use-leave.ts";
import type { OvertimeOf } from "../../use-overtime.ts";
import {
  monthsOfSheet,
  type ReopeningMonth,
  type ClosedMonthAct,
} from "../../reopening/months-of-sheet.ts";
import { contentOf, emptyContent } from "../../model/content.ts";
import type { StoredDay } from "../../model/drafts.ts";
import { namesOf, type RowName } from "../../model/names-apart.ts";

/** Why a row is read-only. */
type RowLock = "no-right" | "day-locked" | "month-signed";

/** What the server has stored for a row, always with its note. */
export type StoredRow = StoredDay & { note: string };

/** For a day without a record. */
export const nothingStored: StoredRow = {
  content: emptyContent,
  note: "",
  hasNote: false,
  version: 0,
};

/** One contract expected on the day. */
export type Person = RowName & {
  id: string;
  specialty: string;
  plan: DayPlan;
  schedule: Schedule | null;
  regime: WorkRegime;
  leaveLaw: LeaveLaw | null;
  stored: StoredRow;
  /** Who saved the stored record; null if no one did, or the system. */
  updatedBy: string | null;
  /** Whether the stored record was made by the person concerned. */
  byOneself: boolean;
  /** The last earlier day with work. */
  previous: { date: Day; plan: DayPlan; intervals: readonly Interval[] } | null;
  /** The punches of the day; empty if there are none. */
  punches: readonly DevicePunch[];
  lock: RowLock | null;
  /** The month that goes back to draft with the first change of the row; null if there is none. */
  reopens: ClosedMonthAct | null;
  /** The person's objection to the day that is not answered yet. */
  disputed: string | undefined;
};

/** The sheet of a structure and day as the page works on it. */
export type DayModel = {
  structure: DaySheet["structure"];
  date: Day;
  today: Day;
  state: DaySheet["state"];
  /** When the sheet is locked, an instant; null if never, as for one that does not exist and needs no record. */
  locksAt: DaySheet["locksAt"];
  version: number;
  nature: DayNature;
  nextNature: DayNature;
  vocabulary: CellVocabulary;
  /** The body's rule settings in the day's month. */
  parameters: FindingParameters;
  people: readonly Person[];
  /** Leave of a contract at the beginning of the day. */
  leaveOf: LeaveOf;
  /** Decisions on the overtime of a contract, as of the beginning of the day. */
  overtimeOf: OvertimeOf;
  /** Requests to unlock the day that are waiting or in force. */
  unlocks: DaySheet["unlocks"];
};

/** What a model is built from, in addition to the server's answer. */
type DaySetting = {
  today: Day;
  vocabulary: CellVocabulary;
  mayWrite: boolean;
  /** True for a user who may also write in locked days, with a reason. */
  writesLocked: boolean;
  leaveOf: LeaveOf;
  overtimeOf: OvertimeOf;
  /** Objections waiting for an answer, by contract. */
  disputed: ReadonlyMap<string, string>;
};

const working: DayNature = { kind: "working", title: null, stopMinute: null };

/** The page's view of the server's answer, people in its order. */
export function dayModel(answer: DaySheet, setting: DaySetting): DayModel {
  const { date, natures, structure, state, locksAt, version, unlocks } = answer;
  const nature = natures[date] ?? working;
  const schedules = new Map(answer.schedules.map((one) => [one.id, one]));
  const nameOf = namesOf(answer.rows);
  const personOf = (row: DayRow): Person => {
    const { contractId: id, before, monthState } = row;
    const schedule = schedules.get(row.scheduleId) ?? null;
    const planAt = (day: Day, of: DayNature) =>
      schedule ? planOf(schedule, day, of) : noDuty("outside");
    const planned = new Map(
      [addDays(date, -1), date, addDays(date, 1)].map((day) => [
        day,
        planAt(day, day === date ? nature : working).ranges,
      ]),
    );
    return {
      id,
      ...nameOf(row),
      specialty: row.specialty,
      schedule,
      plan: planAt(date, nature),
      regime: employmentType(row.employmentType)?.work ?? "none",
      leaveLaw: leaveLawOf(row.employmentType),
      stored: {
        content: contentOf(row.intervals ?? []),
        note: row.note,
        hasNote: row.note !== "",
        version: row.version,
      },
      updatedBy: row.updatedBy,
      byOneself: row.byOneself,
      previous: before && { ...before, plan: planAt(before.date, working) },
      punches: (row.punches ?? []).filter(({ at }) => workDateOf(at, planned) === date),
      lock: lockOf(id, monthState),
      reopens: months.effectOn(id, date, monthState) === "reopens" ? months.of(id) : null,
      disputed: setting.disputed.get(id),
    };
  };
  const granted = unlocks.flatMap(({ contractId, expiresAt, grantedAt }) =>
    expiresAt !== null && grantedAt !== null
      ? [{ contractId, from: date, to: date, expiresAt, grantedAt }]
      : [],
  );
  const months = monthsOfSheet(answer, granted);
  const isUnlocked = (contractId: string) =>
    unlocks.some(
      (one) =>
        one.state === "granted" && (one.contractId === null || one.contractId === contractId),
    );
  const lockOf = (contractId: string, monthState: string | null): RowLock | null => {
    if (!setting.mayWrite) return "no-right";
    if (months.effectOn(contractId, date, monthState) === "closed") return "month-signed";
    if (state !== "locked" || setting.writesLocked) return null;
    return isUnlocked(contractId) ? null : "day-locked";
  };
  const { today, vocabulary, leaveOf, overtimeOf } = setting;
  const nextNature = natures[addDays(date, 1)] ?? working;
  const people = answer.rows.map(personOf);
  return {
    structure,
    date,
    today,
    state,
    locksAt: version > 0 || people.some(({ plan }) => isExpected(plan)) ? locksAt : null,
    version,
    nature,
    nextNature,
    vocabulary,
    parameters: parametersInMonth(monthOf(date), answer.settings),
    people,
    leaveOf,
    overtimeOf,
    unlocks,
  };
}

/** The person's month, if the first change reopens it and the row may be written. */
export function reopeningOf({ id, name, reopens, lock }: Person): ReopeningMonth[] {
  return reopens && lock === null ? [{ contractId: id, name, ...reopens }] : [];
}
