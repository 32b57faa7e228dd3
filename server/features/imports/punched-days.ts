import type { EffectOnMonth } from "#domain/attendance/closed-month.ts";
import { type PunchRule, roundedTimes } from "#domain/attendance/punch-rule.ts";
import { pairPunches, type Punch } from "#domain/attendance/punches.ts";
import { mostIntervals } from "#domain/attendance/refusal.ts";
import { termOn } from "#domain/attendance/terms.ts";
import type { DayPlan, Interval, Term } from "#domain/attendance/types.ts";
import { workDateOf } from "#domain/attendance/work-date.ts";
import { addDays, type Day, daysFrom } from "#domain/calendar/day.ts";
import type { PunchedDay, PunchQuestion } from "#api/imports.ts";

/** A contract of a person who works in the structure at some time of the range; `terms` overlap the range. */
export type StaffContract = {
  contractId: string;
  contractNumber: string;
  lastName: string;
  firstName: string;
  startDate: Day;
  endDate: Day | null;
  /** Id of the State's register. */
  employmentType: number;
  terms: Term[];
};

/** A punch, and whether the person pressed a button for its direction. */
export type StoredPunch = Punch & { isPressed: boolean };

type PunchingPerson = {
  contracts: readonly StaffContract[];
  punches: readonly StoredPunch[];
};

/** The record of a contract's day. */
export type RecordedDay = { version: number; intervals: Interval[] };

/** What the punches of a range mean: days to record, days to ask about, and how many days are recorded like this already. */
export type PunchedRange = {
  proposals: PunchedDay[];
  questions: (PunchedDay & { why: PunchQuestion; recorded: Interval[] })[];
  same: number;
};

/** The structure and range, with what is needed to judge its punches. */
export type PunchContext = {
  structureId: string;
  from: Day;
  to: Day;
  planOn: (contract: StaffContract, day: Day) => DayPlan;
  ruleOn: (contract: StaffContract, day: Day) => PunchRule;
  /** Within how many seconds a punch counts as a second press of the previous one, as in R10. */
  duplicateSecondsOn: (day: Day) => number;
  recordOf: (contractId: string, day: Day) => RecordedDay | undefined;
  /** What a change of the day does to the month of the contract. */
  effectOn: (contractId: string, day: Day) => EffectOnMonth;
};

/**
 * The days of a structure that a person's punches make. A day recorded by hand, or on which the person has another
 * contract too, or whose month would go back to draft, or that would hold more intervals than a record allows, becomes
 * a question, which only people settle.
 */
export function punchedDays(person: PunchingPerson, context: PunchContext): PunchedRange {
  const range: PunchedRange = { proposals: [], questions: [], same: 0 };
  const punches = withTrustedDirections(person.punches);
  for (const contract of person.contracts) {
    for (const [day, own] of punchesByDay(contract, punches, context)) {
      if (termOn(contract.terms, day)?.structureId !== context.structureId) continue;
      const contracts = person.contracts.filter(({ terms }) => termOn(terms, day) !== null).length;
      sortIn(range, contract, day, own, contracts, context);
    }
  }
  return range;
}

/** The intervals from the punches of a contract's day: the times as punched, and as rounded by the rule of the day. */
type PairedDay = { punched: Interval[]; intervals: Interval[]; leftOut: number };

/** Pairs the punches of a contract's day. */
export function pairedDay(
  contract: StaffContract,
  date: Day,
  punches: readonly Punch[],
  {
    planOn,
    ruleOn,
    duplicateSecondsOn,
  }: Pick<PunchContext, "planOn" | "ruleOn" | "duplicateSecondsOn">,
): PairedDay {
  const plan = planOn(contract, date);
  const {
    intervals: punched,
    duplicates,
    between,
  } = pairPunches(punches, date, plan, duplicateSecondsOn(date));
  return {
    punched,
    intervals: roundedTimes(punched, plan, ruleOn(contract, date)),
    leftOut: duplicates.length + between.length,
  };
}

function sortIn(
  range: PunchedRange,
  contract: StaffContract,
  date: Day,
  punches: readonly Punch[],
  contracts: number,
  context: PunchContext,
): void {
  const { recordOf, effectOn } = context;
  const { punched: asPunched, intervals, leftOut } = pairedDay(contract, date, punches, context);
  const record = recordOf(contract.contractId, date);
  const { contractId, contractNumber, lastName, firstName } = contract;
  const punched = {
    contractId,
    contractNumber,
    lastName,
    firstName,
    date,
    intervals,
    punched: asPunched,
    version: record?.version ?? 0,
    leftOut,
  };
  const recorded = record?.intervals ?? [];
  if (record && timesOf(recorded) === timesOf(intervals)) range.same += 1;
  else if (effectOn(contractId, date) === "reopens")
    range.questions.push({ ...punched, why: "month-reopens", recorded });
  else if (contracts > 1) range.questions.push({ ...punched, why: "two-contracts", recorded });
  else if (recorded.some(({ mark }) => mark !== "device"))
    range.questions.push({ ...punched, why: "typed", recorded });
  else if (intervals.length > mostIntervals)
    range.questions.push({ ...punched, why: "too-many", recorded });
  else range.proposals.push(punched);
}

/** A person's punches by the day of the contract to which they belong. */
export function punchesByDay(
  contract: StaffContract,
  punches: readonly Punch[],
  { from, to, planOn }: Pick<PunchContext, "from" | "to" | "planOn">,
): [Day, Punch[]][] {
  const planned = new Map(
    daysFrom(addDays(from, -1), addDays(to, 1)).map((day) => [day, planOn(contract, day).ranges]),
  );
  const byDay = Map.groupBy(punches, ({ at }) => workDateOf(at, planned));
  return [...byDay].filter(([day]) => from <= day && day <= to);
}

/**
 * A reader that reports one direction for all punches is ignored: many are left on "arrival". A pressed direction is
 * trusted.
 */
export function withTrustedDirections(punches: readonly StoredPunch[]): readonly Punch[] {
  const read = punches.filter(({ isPressed }) => !isPressed);
  if (new Set(read.map(({ direction }) => direction)).size > 1) return punches;
  return punches.map((punch) => (punch.isPressed ? punch : { at: punch.at }));
}

function timesOf(intervals: readonly Interval[]): string {
  return JSON.stringify(intervals.map(({ kind, from, to }) => [kind, from, to]));
}
