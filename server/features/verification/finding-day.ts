import { settleDay } from "#domain/attendance/day.ts";
import type { DayAlongside, DevicePunch, FindingDay } from "#domain/attendance/findings/frame.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import type {
  Calculator,
  ContractDay,
  DaysOfContract,
} from "#server/features/attendance/public.ts";

/** A contract's day as input of the rules, with the same day of the person's other contracts. */
export function findingDay(
  calculator: Calculator,
  day: ContractDay,
  others: readonly DaysOfContract[],
  at: number,
): FindingDay {
  const { date, term, plan, nature, nextNature, intervals, result } = day;
  const schedule = term ? calculator.schedules.get(term.scheduleId) : undefined;
  const elsewhere: Interval[] = [];
  const alongside: DayAlongside[] = [];
  for (const { days, employmentType: type } of others) {
    const other = days[at];
    if (!other) continue;
    const settled = settleDay(other.intervals, other.plan);
    elsewhere.push(...settled);
    const isEmployment = (employmentType(type)?.work ?? "none") !== "none";
    if (isEmployment && other.plan.kind !== "outside")
      alongside.push({ settled, result: other.result });
  }
  return {
    day: date,
    plan,
    nature,
    nextNature,
    intervals,
    result,
    ...(schedule ? { schedule } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    ...(alongside.length > 0 ? { alongside } : {}),
    ...(term ? { weeklyMinutes: term.weeklyMinutes } : {}),
  };
}

/** A day without punches has no `punches`, so that their rules do not count as checked. */
export function punchesOn(
  { date, term }: ContractDay,
  punched: ReadonlyMap<Day, DevicePunch[]>,
): Pick<FindingDay, "punches"> {
  const punches = term ? punched.get(date) : undefined;
  return punches ? { punches } : {};
}
