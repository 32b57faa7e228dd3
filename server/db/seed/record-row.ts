import { packIntervals } from "#api/cells.ts";
import { resultOfDay } from "#domain/attendance/day.ts";
import { planOfContract } from "#domain/attendance/schedule.ts";
import type {
  AbsenceReason,
  DayResult,
  Interval,
  Schedule,
  Term,
} from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { Row } from "./rows.ts";

/** All that the days of one contract are computed from. */
export type ContractDays = {
  contract: Pick<Row<"contract">, "id" | "organization_id" | "start_date" | "end_date">;
  terms: readonly Term[];
  schedules: ReadonlyMap<string, Schedule>;
  calendar: Calendar;
  reasons: ReadonlyMap<string, AbsenceReason>;
};

/** The row of one recorded day, with the result that it keeps. Throws outside the contract's terms. */
export function recordRow(
  days: ContractDays,
  day: Day,
  intervals: readonly Interval[],
  note = "",
): { row: Row<"attendance_record">; result: DayResult } {
  const { contract, terms, schedules, calendar, reasons } = days;
  const span = { startDate: contract.start_date, endDate: contract.end_date ?? null };
  const structureId = terms.find(
    (term) => term.validFrom <= day && day <= (term.validTo ?? day),
  )?.structureId;
  const nature = calendar(day, structureId);
  const { plan, term } = planOfContract(terms, schedules, span, day, nature);
  const schedule = term && schedules.get(term.scheduleId);
  if (!schedule) throw new RangeError(`No term of the contract holds on ${day}`);
  const nextNature = calendar(addDays(day, 1), structureId);
  const { balance } = schedule;
  const result = resultOfDay({ day, plan, nature, nextNature, intervals, reasons, balance });
  return {
    result,
    row: {
      organization_id: contract.organization_id,
      contract_id: contract.id,
      date: day,
      structure_id: term.structureId,
      term_id: term.id,
      intervals: JSON.stringify(intervals),
      cell: packIntervals(intervals),
      note,
      label: result.label,
      reason: result.reason,
      planned_minutes: result.plannedMinutes,
      worked_minutes: result.workedMinutes,
      result: JSON.stringify(result),
    },
  };
}
