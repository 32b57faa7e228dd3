import {
  type Day,
  type Month,
  addDays,
  daysOfMonth,
  firstDay,
  lastDay,
} from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { totalsOf } from "#domain/attendance/month.ts";
import { termInForce } from "#domain/attendance/terms.ts";
import { planOfContract } from "#domain/attendance/schedule.ts";
import type {
  AbsenceReason,
  BalanceRule,
  DayNature,
  DayPlan,
  DayResult,
  Interval,
  MonthTotals,
  Schedule,
  Term,
} from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { calendarOfBody } from "./calendar.ts";
import { reasonsOn, schedulesOf } from "./catalogue.ts";

/** A contract as the calculation sees it on one day. */
export type ContractDay = {
  contractId: string;
  startDate: Day;
  endDate: Day | null;
  term: Term | null;
};

type Planned = { plan: DayPlan; nature: DayNature };

/** A day's plan with what the calendar says of it and of the day after. */
type PlannedDay = Planned & { nextNature: DayNature };

type ResultAsked = Planned & {
  standing: Pick<ContractDay, "term">;
  date: Day;
  structureId: string;
  intervals: readonly Interval[];
};

/** The one calculation, fed with the body's calendar, schedules and reasons. */
export type Works = {
  /** As they stand today. */
  reasons: ReadonlyMap<string, AbsenceReason>;
  /** As they stand on a day. */
  reasonsOn: (day: Day) => ReadonlyMap<string, AbsenceReason>;
  planOn: (contract: ContractDay, date: Day, structureId: string) => PlannedDay;
  /** Every schedule of the body, by id. */
  schedules: ReadonlyMap<string, Schedule>;
  resultOn: (asked: ResultAsked) => DayResult;
  /** Totals of a contract's month from its records; days with a duty and no record are pending. */
  totalsOfMonth: (
    db: Reader,
    ctx: BodyContext,
    contract: ContractDay,
    month: Month,
  ) => Promise<MonthTotals>;
};

const noBalance: BalanceRule = {
  compensationCapMinutes: 0,
  creditEarlyArrival: false,
  graceMinutes: 0,
};

/** Gathers what the calculation needs of the context's organization. */
export async function worksOf(ctx: BodyContext): Promise<Works> {
  const [calendar, schedules, reasons] = await Promise.all([
    calendarOfBody(ctx),
    schedulesOf(ctx),
    reasonsOn(ctx),
  ]);
  return worksFrom(calendar, schedules, reasons, ctx.today);
}

/** The calculation over a given calendar, schedules and reasons. */
export function worksFrom(
  calendar: Calendar,
  schedules: ReadonlyMap<string, Schedule>,
  reasonsOn: Works["reasonsOn"],
  today: Day,
): Works {
  const planOn: Works["planOn"] = (contract, date, structureId) => {
    const nature = calendar(date, structureId);
    const nextNature = calendar(addDays(date, 1), structureId);
    const terms = contract.term ? [contract.term] : [];
    const { plan } = planOfContract(terms, schedules, contract, date, nature);
    return { plan, nature, nextNature };
  };
  const resultOn: Works["resultOn"] = ({ standing, date, structureId, plan, nature, intervals }) =>
    resultOfDay({
      day: date,
      plan,
      nature,
      nextNature: calendar(addDays(date, 1), structureId),
      intervals,
      reasons: reasonsOn(date),
      balance: (standing.term && schedules.get(standing.term.scheduleId)?.balance) ?? noBalance,
    });
  return {
    reasons: reasonsOn(today),
    reasonsOn,
    planOn,
    schedules,
    resultOn,
    async totalsOfMonth(db, ctx, contract, month) {
      const [terms, results] = await Promise.all([
        termsOf(db, ctx, contract.contractId),
        resultsOf(db, ctx, contract.contractId, month),
      ]);
      return totalsOf(
        daysOfMonth(month).map((date) => {
          const known = results.get(date);
          if (known) return known;
          const term = termInForce(contract, terms, date);
          const standing = { ...contract, term };
          const structureId = term?.structureId ?? "";
          return resultOn({
            standing,
            date,
            structureId,
            ...planOn(standing, date, structureId),
            intervals: [],
          });
        }),
      );
    },
  };
}

async function termsOf(db: Reader, ctx: BodyContext, contractId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom("contract_term")
    .select(["id", "structure_id", "schedule_id", "weekly_minutes", "valid_from", "valid_to"])
    .where("organization_id", "=", ctx.organizationId)
    .where("contract_id", "=", contractId)
    .orderBy("valid_from")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    contractId,
    structureId: row.structure_id,
    scheduleId: row.schedule_id,
    weeklyMinutes: row.weekly_minutes,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }));
}

async function resultsOf(
  db: Reader,
  ctx: BodyContext,
  contractId: string,
  month: Month,
): Promise<Map<Day, DayResult>> {
  const rows = await db
    .selectFrom("attendance_record")
    .select(["date", "result"])
    .where("organization_id", "=", ctx.organizationId)
    .where("contract_id", "=", contractId)
    .where("date", ">=", firstDay(month))
    .where("date", "<=", lastDay(month))
    .execute();
  // Guarantee: the column `result` is written by storeRecords alone.
  return new Map(rows.map((row) => [row.date, row.result as unknown as DayResult]));
}
