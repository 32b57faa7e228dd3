import type { DayLabel, DayResult, MonthTotals } from "./types.ts";

/** The totals of a month in which nothing is recorded or planned. */
export function emptyTotals(): MonthTotals {
  return {
    plannedDays: 0,
    plannedMinutes: 0,
    presentDays: 0,
    workedMinutes: 0,
    teleworkDays: 0,
    teleworkMinutes: 0,
    leavePaidDays: 0,
    leaveUnpaidDays: 0,
    sickDays: 0,
    unjustifiedDays: 0,
    absencePaidMinutes: 0,
    absenceUnpaidMinutes: 0,
    absenceSickMinutes: 0,
    unjustifiedMinutes: 0,
    nightMinutes: 0,
    sundayHolidayMinutes: 0,
    overtimeMinutes: 0,
    balanceMinutes: 0,
    pendingDays: 0,
    missingDays: 0,
  };
}

/**
 * The totals with a day added (`sign` 1) or taken away again (-1), so that a change of one day costs one day. The same
 * result taken away gives back the same totals.
 */
export function addResult(totals: MonthTotals, result: DayResult, sign: 1 | -1): MonthTotals {
  const sum = { ...totals };
  include(sum, result, sign);
  return sum;
}

/** The totals of the days; days counted whole by their label, minutes by their fields. */
export function totalsOf(results: Iterable<DayResult>): MonthTotals {
  const totals = emptyTotals();
  for (const result of results) include(totals, result, 1);
  return totals;
}

const presentLabels: ReadonlySet<DayLabel> = new Set(["present", "telework", "duty", "training"]);

function include(totals: MonthTotals, result: DayResult, sign: 1 | -1): void {
  const dayIf = (holds: boolean) => (holds ? sign : 0);
  totals.plannedDays += dayIf(result.plannedMinutes > 0);
  totals.plannedMinutes += sign * result.plannedMinutes;
  totals.presentDays += dayIf(presentLabels.has(result.label));
  totals.workedMinutes += sign * result.workedMinutes;
  totals.teleworkDays += dayIf(result.label === "telework");
  totals.teleworkMinutes += sign * result.teleworkMinutes;
  totals.leavePaidDays += dayIf(result.label === "leave");
  totals.leaveUnpaidDays += dayIf(result.label === "unpaid");
  totals.sickDays += dayIf(result.label === "sick");
  totals.unjustifiedDays += dayIf(result.label === "unjustified");
  totals.absencePaidMinutes += sign * result.absencePaidMinutes;
  totals.absenceUnpaidMinutes += sign * result.absenceUnpaidMinutes;
  totals.absenceSickMinutes += sign * result.absenceSickMinutes;
  totals.unjustifiedMinutes += sign * result.unjustifiedMinutes;
  totals.nightMinutes += sign * result.nightMinutes;
  totals.sundayHolidayMinutes += sign * result.sundayHolidayMinutes;
  totals.overtimeMinutes += sign * result.overtimeMinutes;
  totals.balanceMinutes += sign * (result.balanceMinutes ?? 0);
  totals.pendingDays += dayIf(result.label === "pending");
  totals.missingDays += dayIf(result.label === "missing");
}
