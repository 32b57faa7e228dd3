import type { DaySheet } from "#api/attendance-sheets.ts";
import {
  effectOnMonth,
  type EffectOnMonth,
  type GrantedUnlock,
} from "#domain/attendance/closed-month.ts";
import type { Day } from "#domain/calendar/day.ts";

/** How the month of a contract was closed: its state, since when, and by whom. */
export type ClosedMonthAct = Omit<DaySheet["closedMonths"][number], "contractId">;

/** A contract whose month reopens with the first change of a record. */
export type ReopeningMonth = ClosedMonthAct & { contractId: string; name: string };

/** A sheet's data about its months, in the form that the rule needs. */
type MonthsOfSheet = {
  of: (contractId: string) => ClosedMonthAct | null;
  effectOn: (contractId: string, day: Day, state: string | null) => EffectOnMonth;
};

/** Reads months and unlocks from the server's answer. */
export function monthsOfSheet(
  { closedMonths, readAt }: Pick<DaySheet, "closedMonths" | "readAt">,
  unlocks: readonly GrantedUnlock[],
): MonthsOfSheet {
  const now = new Date(readAt);
  const months = new Map(closedMonths.map((month) => [month.contractId, month]));
  return {
    of: (contractId) => months.get(contractId) ?? null,
    effectOn: (contractId, day, state) => {
      const since = months.get(contractId)?.since ?? null;
      return effectOnMonth({ contractId, day }, { state, since }, unlocks, now);
    },
  };
}
