import { acts as roleActs, type Role } from "../access.ts";

/** States of one contract's month; `awaiting` is the signer's own month, which the agency confirms in the signer's place. */
export const monthStates = [
  "draft",
  "submitted",
  "awaiting",
  "signed",
  "approved",
  "paid",
  "returned",
  "cancelled",
] as const;

export type MonthState = (typeof monthStates)[number];

/** States of a month that its signer has signed, or the agency in the signer's place: payment is based on its days. */
export const signedStates: readonly MonthState[] = ["signed", "approved", "paid"];

/** Acts of people on a month; `withdraw` takes back the signer's own signature. */
export type MonthAct = "submit" | "sign" | "countersign" | "approve" | "return" | "withdraw";

/** Why an act on a month is refused. */
export type MonthRefusal =
  | "role-may-not"
  | "state-forbids"
  | "pending-days"
  | "errors-left"
  | "warnings-need-note";

/** What blocks the closing of a month. */
export type MonthBlockers = {
  /** Findings of level error. */
  errors: number;
  /** Days with a duty and no record. */
  pendingDays: number;
  /** Findings of level warning that no one has explained. */
  warningsWithoutNote?: number;
};

const checkers: readonly Role[] = roleActs["month.approve"];

/** The states that a month may be in for an act, and the roles that may do it. */
const rules: Readonly<Record<MonthAct, { from: readonly MonthState[]; roles: readonly Role[] }>> = {
  submit: { from: ["draft", "returned"], roles: roleActs["month.submit"] },
  sign: { from: ["submitted"], roles: roleActs["month.sign"] },
  countersign: { from: ["awaiting"], roles: roleActs["month.countersign"] },
  approve: { from: ["signed"], roles: roleActs["month.approve"] },
  return: {
    from: ["submitted", "awaiting", "signed", "approved"],
    roles: roleActs["month.return"],
  },
  withdraw: { from: ["awaiting", "signed"], roles: roleActs["month.sign"] },
};

/** Whether a record of the month may still be changed without voiding or returning anything. */
export function isMonthOpen(state: MonthState): boolean {
  return state === "draft" || state === "returned";
}

/**
 * Whether the role may do the act to a month in this state. A month can be submitted only with every day recorded and no
 * errors, since the signer could not correct them; signing and confirming also require every warning to be explained. The
 * other acts do not depend on the standing.
 */
export function refusalToMonthAct(
  act: Exclude<MonthAct, "submit" | "sign" | "countersign">,
  state: MonthState,
  role: Role,
): MonthRefusal | null;
export function refusalToMonthAct(
  act: MonthAct,
  state: MonthState,
  role: Role,
  standing: MonthBlockers,
): MonthRefusal | null;
export function refusalToMonthAct(
  act: MonthAct,
  state: MonthState,
  role: Role,
  standing?: MonthBlockers,
): MonthRefusal | null {
  const rule = rules[act];
  if (!rule.roles.includes(role)) return "role-may-not";
  if (!rule.from.includes(state)) return "state-forbids";
  // The signer takes back a signed month by withdrawing the signature.
  if (act === "return" && !checkers.includes(role) && state !== "submitted") return "state-forbids";
  const asksMore = act === "submit" || act === "sign" || act === "countersign";
  // The overloads guarantee that an act that checks more is given the standing.
  if (!asksMore || standing === undefined) return null;
  if (standing.pendingDays > 0) return "pending-days";
  if (standing.errors > 0) return "errors-left";
  if (act === "submit") return null;
  return (standing.warningsWithoutNote ?? 0) > 0 ? "warnings-need-note" : null;
}
