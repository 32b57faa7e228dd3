import { type Day, addDays } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { planOfContract } from "#domain/attendance/schedule.ts";
import type {
  AbsenceReason,
  DayNature,
  DayPlan,
  DayResult,
  Interval,
  Schedule,
  Term,
} from "#domain/attendance/types.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { calendarOfBody } from "./calendar.ts";
import { reasonsOn, schedulesOf, type ReasonsOn } from "./catalogue.ts";
import { noBalance } from "#domain/attendance/balance.ts";

/** A contract as the calculation sees it on one day. */
type ContractOnDay = {
  contractId: string;
  startDate: Day;
  endDate: Day | null;
  term: Term | null;
};

type Planned = { plan: DayPlan; nature: DayNature };

type PlannedDay = Planned & { nextNature: DayNature };

type ResultAsked = Planned & {
  term: Term | null;
  date: Day;
  structureId: string;
  intervals: readonly Interval[];
};

/** The single calculation, fed with the body's calendar, schedules and reasons. */
export type Calculator = {
  /** In force today. */
  reasons: ReadonlyMap<string, AbsenceReason>;
  /** In force on a day. */
  reasonsOn: ReasonsOn;
  planOn: (contract: ContractOnDay, date: Day, structureId: string) => PlannedDay;
  /** Every schedule of the body, by id. */
  schedules: ReadonlyMap<string, Schedule>;
  resultOn: (input: ResultAsked) => DayResult;
};

/** Builds the calculation for the context's organization. */
export async function calculatorOf(ctx: BodyContext): Promise<Calculator> {
  const [calendar, schedules, reasons] = await Promise.all([
    calendarOfBody(ctx),
    schedulesOf(ctx),
    reasonsOn(ctx),
  ]);
  return calculatorFrom(calendar, schedules, reasons, ctx.today);
}

/** The calculation over a given calendar, schedules and reasons. */
export function calculatorFrom(
  calendar: Calendar,
  schedules: ReadonlyMap<string, Schedule>,
  reasonsOn: Calculator["reasonsOn"],
  today: Day,
): Calculator {
  const planOn: Calculator["planOn"] = (contract, date, structureId) => {
    const nature = calendar(date, structureId);
    const nextNature = calendar(addDays(date, 1), structureId);
    const terms = contract.term ? [contract.term] : [];
    const { plan } = planOfContract(terms, schedules, contract, date, nature);
    return { plan, nature, nextNature };
  };
  const resultOn: Calculator["resultOn"] = ({ term, date, structureId, plan, nature, intervals }) =>
    resultOfDay({
      day: date,
      plan,
      nature,
      nextNature: calendar(addDays(date, 1), structureId),
      intervals,
      reasons: reasonsOn(date),
      balance: (term && schedules.get(term.scheduleId)?.balance) ?? noBalance,
    });
  return { reasons: reasonsOn(today), reasonsOn, planOn, schedules, resultOn };
}
