import { packIntervals } from "#api/cells.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { packResult } from "#domain/attendance/pack-result.ts";
import { planOfContract } from "#domain/attendance/schedule.ts";
import { termOn } from "#domain/attendance/terms.ts";
import type {
  AbsenceReason,
  DayPlan,
  DayResult,
  Interval,
  Schedule,
  Term,
} from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { Row } from "./rows.ts";
import { noBalance } from "#domain/attendance/balance.ts";

/** Everything needed to compute the days of one contract. */
export type ContractDays = {
  contract: Pick<Row<"contract">, "id" | "organization_id" | "start_date" | "end_date">;
  terms: readonly Term[];
  schedules: ReadonlyMap<string, Schedule>;
  calendar: Calendar;
  reasons: ReadonlyMap<string, AbsenceReason>;
};

/** What a contract owes on a day; without a term in force it owes nothing. */
export function planOn(days: ContractDays, day: Day): DayPlan {
  const { contract, terms, schedules, calendar } = days;
  const span = { startDate: contract.start_date, endDate: contract.end_date ?? null };
  const nature = calendar(day, termOn(terms, day)?.structureId);
  return planOfContract(terms, schedules, span, day, nature).plan;
}

/** The result of a day with the intervals recorded on it; no intervals for a day without a record. */
export function resultOn(days: ContractDays, day: Day, intervals: readonly Interval[]): DayResult {
  const { terms, schedules, calendar, reasons } = days;
  const term = termOn(terms, day);
  return resultOfDay({
    day,
    plan: planOn(days, day),
    nature: calendar(day, term?.structureId),
    nextNature: calendar(addDays(day, 1), term?.structureId),
    intervals,
    reasons,
    balance: (term && schedules.get(term.scheduleId)?.balance) ?? noBalance,
  });
}

/** The row of a recorded day. Throws if no term of the contract is in force. */
export function recordRow(
  days: ContractDays,
  day: Day,
  intervals: readonly Interval[],
  result: DayResult,
): Row<"attendance_record"> {
  const term = termOn(days.terms, day);
  if (!term) throw new RangeError(`No term of the contract holds on ${day}`);
  return {
    organization_id: days.contract.organization_id,
    contract_id: days.contract.id,
    date: day,
    structure_id: term.structureId,
    term_id: term.id,
    intervals: JSON.stringify(intervals),
    cell: packIntervals(intervals),
    note: "",
    label: result.label,
    reason: result.reason,
    planned_minutes: result.plannedMinutes,
    worked_minutes: result.workedMinutes,
    result: JSON.stringify(packResult(result)),
  };
}
