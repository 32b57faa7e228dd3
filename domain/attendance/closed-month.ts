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
  /** When the last act on the month was done, ISO in UTC; null where none is kept. */
  since: string | null;
};

/** What a change of a record does to its month: nothing, or the month reopens as a draft, or the change may not be made. */
export type EffectOnMonth = "stays" | "reopens" | "closed";

/**
 * What a change of a record does to the month it is of. A closed one stays so, save where an unlock that has not
 * expired covers contract and day and was granted after the month's last act: the change then reopens the month, and
 * the signature over it is void. A month closed anew stays closed although hours of the unlock are left.
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
