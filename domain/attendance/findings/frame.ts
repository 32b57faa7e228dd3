import type { Day } from "../../calendar/day.ts";
import type { LeaveLaw, WorkRegime } from "../../contracts/employment-type.ts";
import { keysOf, recordOf } from "../../keys.ts";
import type { ReasonLimit } from "../../leave/limits.ts";
import { isHidden } from "../../leave/hidden-reasons.ts";
import type { OvertimeAllowance } from "../../overtime/approve.ts";
import { settleDay } from "../day.ts";
import { presenceOf } from "../intervals.ts";
import { mergeSpans, type Span } from "../spans.ts";
import type {
  AbsenceReason,
  DayNature,
  DayPlan,
  DayResult,
  Finding,
  Interval,
  RuleId,
  Schedule,
} from "../types.ts";
import { overtimeOfDay, overtimeOfDays } from "./private-week.ts";
import type { FindingParameters } from "./parameters.ts";

/** What applies to all days of one contract. */
export type Frame = {
  contractId: string;
  regime: WorkRegime;
  /** Which law of leave applies; null or omitted: neither of the two, or it is not checked. */
  leaveLaw?: LeaveLaw | null;
  parameters: FindingParameters;
  /** As of today. */
  reasons: ReadonlyMap<string, AbsenceReason>;
  /** As of a day; these decide how the day counts. */
  reasonsOn: (day: Day) => ReadonlyMap<string, AbsenceReason>;
};

/** A punch with what its device reported about itself; null: not reported. */
export type DevicePunch = {
  /** ISO instant. */
  at: string;
  /** Device clock minus server clock. */
  clockOffsetSeconds: number | null;
  /** Distance from the structure; only where the organization asks for the location. */
  distanceMeters: number | null;
};

/** A day of another employment of the person; the intervals are settled. */
export type DayAlongside = { settled: readonly Interval[]; result: DayResult };

/** A day of one contract as the rules see it; omitted inputs are not checked. */
export type FindingDay = {
  day: Day;
  plan: DayPlan;
  nature: DayNature;
  /** Nature of the day after, on which a night shift ends; omitted: a working day. */
  nextNature?: DayNature;
  /** As recorded, not settled. */
  intervals: readonly Interval[];
  result: DayResult;
  /** Settled intervals of the same person's other contracts. */
  elsewhere?: readonly Interval[];
  /** The day under the same person's other employments that are in force on it; rest and hours are counted per person. */
  alongside?: readonly DayAlongside[];
  punches?: readonly DevicePunch[];
  /** Of the term in force. */
  weeklyMinutes?: number;
  schedule?: Schedule;
  /** Overtime that decisions still allow at the beginning of the day; empty where no decision covers it. */
  allowances?: readonly OvertimeAllowance[];
};

/**
 * A day with its ranges of presence and its overtime, computed once for all rules. `ofPerson`: the presence and the results
 * of all employments with the body, which count together (Directive 2003/88/EC protects the worker; Court of Justice, C-585/19).
 */
export type MeasuredDay = FindingDay & {
  presence: readonly Span[];
  overtimeMinutes: number;
  ofPerson: { presence: readonly Span[]; results: readonly DayResult[] };
};

/** What each rule reports with its finding: minutes, days and texts from which a sentence is built. */
export type FindingInputs = {
  R01: { restMinutes: number; leastMinutes: number };
  R02: { freeMinutes: number; leastMinutes: number };
  R03: { meanMinutes: number; mostMinutes: number; weeks: number };
  /** `schedule`: title of the schedule that plans it; the finding then has no contract and no day. */
  R04: { continuousMinutes: number; mostMinutes: number; schedule?: string };
  R05: { workedMinutes: number; nightMinutes: number; mostMinutes: number };
  R06: { workedMinutes: number };
  /** `what`: title of the holiday or closure, or code of the reason; empty where the reason is sensitive. */
  R07: { on: "holiday" | "closure" | "leave"; what: string; workedMinutes: number };
  R08: { overlapMinutes: number };
  /** `knownMinute`: the end that is known, in minutes of the work date. */
  R09: { missing: "arrival" | "departure"; knownMinute: number; count: number };
  R10: { count: number; seconds: number };
  R11: { workedMinutes: number; mostMinutes: number };
  /** `extraMinutes`: those from the 41st hour on that private law allows without a decision. */
  R12: { workedMinutes: number; contractMinutes: number; extraMinutes?: number };
  /** `decisions`: numbers of those that cover the person on the day; `exceededMinutes`: by how much they are exceeded. */
  R13: {
    overtimeMinutes: number;
    approvedMinutes: number;
    decisions?: string;
    exceededMinutes?: number;
  };
  /** `leftMinutes`: minutes left up to the cap, where it is only near. */
  R14: {
    counter: "afternoon" | "off-hours" | "year";
    totalMinutes: number;
    mostMinutes: number;
    leftMinutes?: number;
  };
  R15: { cause: "year" | "pause"; days: number; mostDays: number };
  /** `reason` is empty where it is sensitive; then the days are zero. */
  R16: { reason: string; usedDays: number; leftDays: number };
  R17: { absenceMinutes: number; plannedMinutes: number };
  /** `reason` is empty where it is sensitive. */
  R18: { reason: string; days: number; dueOn: Day };
  R19: { offsetSeconds: number; mostSeconds: number };
  R20: { distanceMeters: number; mostMeters: number };
  R21: { workedMinutes: number };
  /** `reason` is empty where it is sensitive; days are zero where it belongs to the other law. */
  R22: { cause: ReasonLimit | "law"; reason: string; days: number; mostDays: number };
};

/** The day with its presence and its overtime, which is the day's own unless that of its week is passed. */
export function measureDay(
  day: FindingDay,
  frame: Frame,
  overtimeMinutes: number = overtimeOfDay(day, frame),
): MeasuredDay {
  const reasons = frame.reasonsOn(day.day);
  const { alongside = [] } = day;
  const presence = presenceOf(settleDay(day.intervals, day.plan), reasons);
  const others = alongside.flatMap(({ settled }) => presenceOf(settled, reasons));
  const ofPerson = {
    presence: others.length === 0 ? presence : mergeSpans([...presence, ...others]),
    results: [day.result, ...alongside.map(({ result }) => result)],
  };
  return { ...day, presence, overtimeMinutes, ofPerson };
}

/** Consecutive days, each with its presence and its overtime within its week. */
export function measureDays(days: readonly FindingDay[], frame: Frame): MeasuredDay[] {
  const overtime = overtimeOfDays(days, frame);
  return days.map((day, index) => measureDay(day, frame, overtime[index]));
}

/** The finding, in a list; an empty list where the body has turned the rule off. */
export function report<R extends RuleId>(
  frame: Pick<Frame, "parameters"> & { contractId: string | null },
  rule: R,
  date: Day | null,
  inputs: FindingInputs[R],
): Finding[] {
  const level = frame.parameters.levels[rule];
  return level === "off" ? [] : [{ rule, level, contractId: frame.contractId, date, inputs }];
}

/** Code of a reason for a sentence that anyone may read: empty where the reason is hidden, on the day or today. */
export function codeToShow(code: string, day: Day, { reasons, reasonsOn }: Frame): string {
  const editions = [reasonsOn(day).get(code), reasons.get(code)];
  return editions.some((reason) => reason && isHidden(reason)) ? "" : code;
}

/** Code and figures of a reason for a sentence that anyone may read: empty and zero for a hidden one, which figures would reveal. */
export function figuresToShow<F extends Record<string, number>>(
  code: string,
  day: Day,
  figures: F,
  frame: Frame,
): Record<keyof F & string, number> & { reason: string } {
  const reason = codeToShow(code, day, frame);
  if (reason !== "") return { ...figures, reason };
  return { ...recordOf(keysOf<keyof F & string>(figures), () => 0), reason };
}
