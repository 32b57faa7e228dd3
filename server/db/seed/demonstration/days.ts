import type { AbsenceReason, DayResult, Interval } from "#domain/attendance/types.ts";
import { daysFrom, lastDay, weekday, type Day } from "#domain/calendar/day.ts";
import { termOn } from "#domain/attendance/terms.ts";
import { termOf } from "../as-domain.ts";
import { planOn, resultOn, type ContractDays } from "../record-row.ts";
import { awayOf, wholeDay, type Away } from "./leave.ts";
import type { Moment } from "./moment.ts";
import type { Random } from "./random.ts";
import type { Engagement } from "./staff.ts";
import { extraDay, habitOf, workday, type Habit, type DayRecord } from "./workday.ts";

/** A day of the three months for one contract. */
export type DemonstrationDay = {
  day: Day;
  /** Of the term in force; null outside the contract. */
  structureId: string | null;
  /** Null if nothing is recorded. */
  record: DayRecord | null;
  result: DayResult;
};

/** One contract with every day of the three months. */
export type EngagementDays = {
  engagement: Engagement;
  days: ContractDays;
  told: DemonstrationDay[];
};

/** Generates the three months of a contract. */
export function tellDays(
  random: Random,
  moment: Moment,
  engagement: Engagement,
  reasons: ReadonlyMap<string, AbsenceReason>,
): EngagementDays {
  const { body, contract, terms } = engagement;
  const { calendar, schedulesById: schedules } = body;
  const days = { contract, terms: terms.map(termOf), schedules, calendar, reasons };
  const all = daysFrom(moment.firstDay, lastDay(moment.running));
  const dutyDays = all.filter((day) => planOn(days, day).minutes > 0);
  const away = awayOf(random, moment, engagement, dutyDays);
  const habit = habitOf(random);
  const isHeld = contract.state !== "draft" && contract.state !== "submitted";
  const told = all.map((day) => {
    const record = isHeld ? tellDay(random, moment, engagement, days, day, away, habit) : null;
    const intervals: readonly Interval[] = record?.intervals ?? [];
    const structureId = termOn(days.terms, day)?.structureId ?? null;
    return { day, structureId, record, result: resultOn(days, day, intervals) };
  });
  return { engagement, days, told };
}

function tellDay(
  random: Random,
  moment: Moment,
  engagement: Engagement,
  days: ContractDays,
  day: Day,
  away: Away,
  habit: Habit,
): DayRecord | null {
  const reason = away.get(day);
  if (reason !== undefined) return { intervals: wholeDay(reason), note: "", first: null };
  if (day >= moment.today || termOn(days.terms, day) === null) return null;
  const plan = planOn(days, day);
  if (plan.minutes === 0) return worksExtra(random, engagement, days, day) ? extraDay() : null;
  if (random.happens(unrecordedShare(moment, engagement, day))) return null;
  return workday(random, engagement, habit, plan, unsettledShare(moment, engagement, day));
}

function worksExtra(random: Random, { plan }: Engagement, days: ContractDays, day: Day): boolean {
  if (plan.code !== "Δ05" || weekday(day) !== 6) return false;
  return days.calendar(day).kind === "working" && random.happens(0.06);
}

/** Structures that are behind with the middle month. */
const behind = ["Δ01", "Δ05", "Κ02", "Π02"];

/** The oldest month is complete; typed sheets of the last days have not been filled in yet. */
function unrecordedShare(moment: Moment, { plan }: Engagement, day: Day): number {
  if (day.startsWith(moment.oldest)) return 0;
  if (day.startsWith(moment.middle)) return behind.includes(plan.code) ? 0.004 : 0;
  if (plan.recorded === "typed" && day >= moment.firstUntyped) return 1;
  return 0.006;
}

function unsettledShare(moment: Moment, { plan }: Engagement, day: Day): number {
  if (day.startsWith(moment.oldest)) return 0;
  if (day.startsWith(moment.middle)) return behind.includes(plan.code) ? 0.004 : 0;
  return 0.015;
}
