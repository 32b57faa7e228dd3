import type { Role } from "../access.ts";
import type { MonthState } from "./monthly.ts";

/** The most months that one act of recomputation covers. */
export const mostMonthsRecomputed = 100;

/** Months that a recomputation may span. */
export const mostMonthsSpanned = 12;

/** Why a user may not recompute a month. */
export type RecomputeRefusal = "closed" | "approved" | "cancelled";

/**
 * Whether the role may recompute a month in this state. A clerk may until the month is closed, a representative until it
 * is approved; only the Administrator may recompute a month that the agency has approved or paid.
 */
export function refusalToRecompute(state: MonthState, role: Role): RecomputeRefusal | null {
  if (state === "cancelled") return "cancelled";
  if (state === "draft" || state === "returned" || role === "Administrator") return null;
  if (state === "approved" || state === "paid") return "approved";
  return role === "LegalRepresentative" ? null : "closed";
}
