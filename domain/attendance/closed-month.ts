import type { Day } from "../calendar/day.ts";
import type { MonthState } from "./monthly.ts";

/** The states of a closed month. */
export const closedStates = [
  "submitted",
  "awaiting",
  "signed",
  "approved",
  "paid",
] as const satisfies readonly MonthState[];

/** An unlock of days that was granted; instants are ISO in UTC. */
export type GrantedUnlock = {
  /** Null: everyone of the sheet. */
  contractId: string | null;
  from: Day;
  to: Day;
  grantedAt: string;
  expiresAt: string;
};

/** The month of a contract when one of its records is about to be changed. */
export type MonthAtChange = {
  /** Null where nothing is stored yet. */
  state: string | null;
  /** When the last act on the month was done, ISO in UTC; null where none is stored. */
  since: string | null;
};

/** What a change of a record does to its month: nothing, the month reopens as a draft, or the change is not allowed. */
export type EffectOnMonth = "stays" | "reopens" | "closed";

/**
 * What a change of a record does to its month. A closed month stays closed, except where an unlock that has not expired
 * covers the contract and day and was granted after the month's last act: the change then reopens the month and voids the
 * signature over it. A month that was closed again stays closed even if the unlock has hours left.
 */
export function effectOnMonth(
  record: { contractId: string; day: Day },
  month: MonthAtChange,
  unlocks: readonly GrantedUnlock[],
  now: Date,
): EffectOnMonth {
  if (!isClosedMonth(month.state)) return "stays";
  return unlocks.some((unlock) => opens(unlock, record, month, now)) ? "reopens" : "closed";
}

/** Whether the state is one of a closed month. */
export function isClosedMonth(state: string | null): boolean {
  return closedStates.some((one) => one === state);
}

function opens(
  unlock: GrantedUnlock,
  { contractId, day }: { contractId: string; day: Day },
  { since }: MonthAtChange,
  now: Date,
): boolean {
  const covers = unlock.contractId === null || unlock.contractId === contractId;
  const holds = unlock.from <= day && day <= unlock.to && Date.parse(unlock.expiresAt) > +now;
  const isNewer = since === null || Date.parse(unlock.grantedAt) > Date.parse(since);
  return covers && holds && isNewer;
}
