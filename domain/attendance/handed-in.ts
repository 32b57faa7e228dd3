import type { Day } from "../calendar/day.ts";
import type { MonthState } from "./monthly.ts";

/** The states of a month that was handed in. */
export const handedInStates: readonly MonthState[] = [
  "submitted",
  "awaiting",
  "signed",
  "approved",
  "paid",
];

/** An unlock of days that was granted; instants are ISO in UTC. */
export type GrantedUnlock = {
  /** Null: everyone of the sheet. */
  contractId: string | null;
  from: Day;
  to: Day;
  grantedAt: string;
  expiresAt: string;
};

/** The month of a contract as whoever changes one of its records finds it. */
export type FoundMonth = {
  /** Null where nothing is stored yet. */
  state: string | null;
  /** When the last act on the month was done, ISO in UTC; null where none is kept. */
  since: string | null;
};

/** What a change of a record does to its month: nothing, or it takes it back to draft, or it may not be made. */
export type EffectOnMonth = "stays" | "falls" | "closed";

/**
 * What a change of a record does to the month it is of. One that was handed in is closed, save where an unlock that has not
 * expired covers contract and day and was granted after the month's last act: the change then takes the month back, and
 * the signature over it falls. A month handed in anew is closed again although hours of the unlock are left.
 */
export function effectOnMonth(
  record: { contractId: string; day: Day },
  month: FoundMonth,
  unlocks: readonly GrantedUnlock[],
  now: Date,
): EffectOnMonth {
  if (!isHandedIn(month.state)) return "stays";
  return unlocks.some((unlock) => opens(unlock, record, month, now)) ? "falls" : "closed";
}

/** Whether the state is one of a month that was handed in. */
export function isHandedIn(state: string | null): boolean {
  return handedInStates.some((one) => one === state);
}

function opens(
  unlock: GrantedUnlock,
  { contractId, day }: { contractId: string; day: Day },
  { since }: FoundMonth,
  now: Date,
): boolean {
  const covers = unlock.contractId === null || unlock.contractId === contractId;
  const holds = unlock.from <= day && day <= unlock.to && Date.parse(unlock.expiresAt) > +now;
  const isNewer = since === null || Date.parse(unlock.grantedAt) > Date.parse(since);
  return covers && holds && isNewer;
}
