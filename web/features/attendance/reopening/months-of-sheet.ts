import type { DaySheet } from "#api/attendance-sheets.ts";
import {
  effectOnMonth,
  type EffectOnMonth,
  type GrantedUnlock,
} from "#domain/attendance/closed-month.ts";
import type { Day } from "#domain/calendar/day.ts";

/** How the month of a contract was closed: the state, since when, by whose act. */
export type ClosedMonthAct = Omit<DaySheet["closedMonths"][number], "contractId">;

/** A contract whose month reopens with the first change of a record. */
export type ReopeningMonth = ClosedMonthAct & { contractId: string; name: string };

/** What a sheet says of its months, as the rule asks for it. */
export type MonthsOfSheet = {
  of: (contractId: string) => ClosedMonthAct | null;
  effectOn: (contractId: string, day: Day, state: string | null) => EffectOnMonth;
};

/** Reads months and unlocks out of the server's answer. */
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
