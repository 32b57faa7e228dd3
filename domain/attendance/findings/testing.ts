import { daysFrom, type Day } from "../../calendar/day.ts";
import type { OvertimeAllowance } from "../../overtime/approve.ts";
import type { OvertimeKind } from "../../overtime/decision.ts";
import { settleDay } from "../day.ts";
import { planOf } from "../schedule.ts";
import { catalogue, fiveDays, resultOf, working } from "../testing.ts";
import type { DayNature, Finding, Interval, Schedule } from "../types.ts";
import { findingsOfDay, type MonthInput } from "./all.ts";
import type { FindingDay, Frame } from "./frame.ts";
import { defaultParameters, type FindingParameters } from "./parameters.ts";
import { noOvertime } from "../../overtime/spend.ts";

/** Builders for the tables of findings; only tests import them. */
export const office = fiveDays("7:30-15:30");

export function frame(rest: Partial<Frame> = {}): Frame {
  return {
    contractId: "contract",
    regime: "public",
    parameters: defaultParameters,
    reasons: catalogue,
    reasonsOn: () => rest.reasons ?? catalogue,
    ...rest,
  };
}

/** The default parameters with some of them overridden. */
export function withParameters(rest: Partial<FindingParameters>): Frame {
  return frame({ parameters: { ...defaultParameters, ...rest } });
}

/** A day under a schedule, its result computed as everywhere else. */
export function dayOf(
  day: Day,
  intervals: readonly Interval[],
  rest: Partial<FindingDay> & { schedule?: Schedule; nature?: DayNature } = {},
): FindingDay {
  const { schedule = office, nature = working, ...others } = rest;
  const plan = others.plan ?? planOf(schedule, day, nature);
  const result = resultOf(intervals, { day, plan, nature });
  return { day, plan, nature, schedule, intervals, result, allowances: [], ...others };
}

/** The day with the same day under another employment of the person. */
export function besides(day: FindingDay, { intervals, plan, result }: FindingDay): FindingDay {
  const settled = settleDay(intervals, plan);
  return { ...day, elsewhere: settled, alongside: [{ settled, result }] };
}

/** An allowance with what a decision of the kind leaves of its hours. */
export function allowance(kind: OvertimeKind, leftMinutes: number): OvertimeAllowance {
  return { decisionId: kind, number: "12/2026", kind, leftMinutes };
}

/** The day where decisions were not loaded, which is not the same as no decisions. */
export function withoutAllowances({ allowances: _left, ...day }: FindingDay): FindingDay {
  return day;
}

/** Days from the first to the last, each with what `recorded` returns for it. */
export function daysOf(
  from: Day,
  to: Day,
  recorded: (day: Day) => readonly Interval[],
  rest: Parameters<typeof dayOf>[2] = {},
): FindingDay[] {
  return daysFrom(from, to).map((day) => dayOf(day, recorded(day), rest));
}

export function month(days: readonly FindingDay[], rest: Partial<MonthInput> = {}): MonthInput {
  return {
    ...frame(),
    today: "2026-12-31",
    leadIn: [],
    days,
    overtime: { counters: noOvertime, others: [] },
    teleworkDaysBefore: 0,
    leaveAccounts: [],
    documentedDays: new Set(),
    daysByOneself: new Set(),
    ...rest,
  };
}

/** The findings of one rule, as day and inputs. */
export function only(
  rule: string,
  findings: readonly Finding[],
): [Day | null, Finding["inputs"]][] {
  return findings.filter((one) => one.rule === rule).map(({ date, inputs }) => [date, inputs]);
}

/** The inputs of the rule's findings on the day. */
export function inputsOf(
  rule: string,
  day: FindingDay,
  previous: FindingDay | null = null,
  of: Frame = frame(),
): Finding["inputs"][] {
  return only(rule, findingsOfDay(day, previous, of)).map(([, inputs]) => inputs);
}
