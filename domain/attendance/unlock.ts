import { acts as roleActs, type Role } from "../access.ts";
import { daysBetween, monthOf, type Day } from "../calendar/day.ts";

/** States of a request to unlock days. A granted one becomes `expired` when its time is up. */
export const unlockStates = [
  "asked",
  "granted",
  "refused",
  "withdrawn",
  "ended",
  "expired",
] as const;

export type UnlockState = (typeof unlockStates)[number];

/** What can be done to a request; `end` locks the days again before the time is up. */
export type UnlockAct = "grant" | "refuse" | "withdraw" | "end" | "expire";

/** Why a request is not accepted, or an act on one is refused. */
export type UnlockRefusal =
  | "role-may-not"
  | "state-forbids"
  | "own-request"
  | "own-days"
  | "other-month"
  | "not-its-asker"
  | "days-out-of-order"
  | "too-many-days"
  | "future-days"
  | "nothing-locked"
  | "asked-already";

/** Hours of an unlock unless the person who grants it sets others; the most hours and the most days. */
export const usualUnlockHours = 48;
export const mostUnlockHours = 168;
const mostUnlockDays = 31;

type Rule = { from: readonly UnlockState[]; to: UnlockState; roles: readonly Role[] };

const rules: Readonly<Record<UnlockAct, Rule>> = {
  grant: { from: ["asked"], to: "granted", roles: roleActs["unlock.decide"] },
  refuse: { from: ["asked"], to: "refused", roles: roleActs["unlock.decide"] },
  withdraw: { from: ["asked"], to: "withdrawn", roles: roleActs["unlock.ask"] },
  end: { from: ["granted"], to: "ended", roles: ["Employee", ...roleActs["unlock.decide"]] },
  expire: { from: ["granted"], to: "expired", roles: ["System"] },
};

/** A request as the rules see it. */
export type RequestedUnlock = {
  state: UnlockState;
  askedBy: string;
  from: Day;
  to: Day;
  /** Whether it would open the actor's own days. */
  hasOwnDays?: boolean;
};

/** The state after the act. */
export function unlockStateAfter(act: UnlockAct): UnlockState {
  return rules[act].to;
}

/**
 * Whether the actor may do the act. No one decides on their own request or their own days; a legal representative decides
 * only on days of the current month.
 */
export function refusalToUnlockAct(
  act: UnlockAct,
  request: RequestedUnlock,
  actor: { userId: string; role: Role },
  today: Day,
): UnlockRefusal | null {
  const rule = rules[act];
  if (!rule.roles.includes(actor.role)) return "role-may-not";
  const isOwn = request.askedBy === actor.userId;
  const decides = act === "grant" || act === "refuse";
  if (decides && isOwn) return "own-request";
  if (decides && request.hasOwnDays) return "own-days";
  if (act === "withdraw" && !isOwn) return "not-its-asker";
  if (!rule.from.includes(request.state)) return "state-forbids";
  return decides && actor.role === "LegalRepresentative" && !isWithin(request, monthOf(today))
    ? "other-month"
    : null;
}

/** Whether an unlock of these days may be requested: in order, at most 31, none in the future, one locked, not requested already. */
export function refusalToAskUnlock(
  days: { from: Day; to: Day },
  standing: { today: Day; lockedDays: number; askedAlready: boolean },
): UnlockRefusal | null {
  if (days.to < days.from) return "days-out-of-order";
  if (daysBetween(days.from, days.to) >= mostUnlockDays) return "too-many-days";
  if (days.to > standing.today) return "future-days";
  if (standing.lockedDays === 0) return "nothing-locked";
  return standing.askedAlready ? "asked-already" : null;
}

function isWithin({ from, to }: RequestedUnlock, month: string): boolean {
  return monthOf(from) === month && monthOf(to) === month;
}
