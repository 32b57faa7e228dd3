import type { DaySheet } from "#api/attendance-sheets.ts";
import {
  effectOnMonth,
  type EffectOnMonth,
  type GrantedUnlock,
} from "#domain/attendance/handed-in.ts";
import type { Day } from "#domain/calendar/day.ts";

/** How the month of a contract was handed in: the state, since when, by whose act. */
export type HandedIn = { state: string; since: string | null; by: string | null };

/** A contract whose month falls with the first change of a record. */
export type FallingMonth = HandedIn & { contractId: string; name: string };

/** What a sheet says of its months, as the rule asks for it. */
export type MonthsOfSheet = {
  of: (contractId: string) => HandedIn | null;
  effectOn: (contractId: string, day: Day, state: string | null) => EffectOnMonth;
};

/** Reads months and unlocks out of the server's answer. */
export function monthsOfSheet(
  { handedIn, readAt }: Pick<DaySheet, "handedIn" | "readAt">,
  unlocks: readonly GrantedUnlock[],
): MonthsOfSheet {
  const now = new Date(readAt);
  const months = new Map(handedIn.map((month) => [month.contractId, month]));
  return {
    of: (contractId) => months.get(contractId) ?? null,
    effectOn: (contractId, day, state) => {
      const since = months.get(contractId)?.since ?? null;
      return effectOnMonth({ contractId, day }, { state, since }, unlocks, now);
    },
  };
}
