import type { LeavePreview } from "#api/leaves.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { leftOfYear } from "#server/features/leave-balances/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LeavePlan } from "./leave-plan.ts";

/** What is left of a leave before and after it, by the years that its days touch. */
export async function balancesAfter(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  asked: { contractId: string; code: string; wasCode?: string | undefined; plan: LeavePlan },
): Promise<LeavePreview["balances"]> {
  const { contractId, code, wasCode, plan } = asked;
  const taken = plan.days.flatMap(({ what, date, stands }) => {
    const isChanged = stands.result.reason === code;
    return (what === "new" || what === "replaces") && !isChanged ? [date] : [];
  });
  const freed = wasCode === code ? plan.freed.map(({ date }) => date) : [];
  const years = new Set([...plan.days.map(({ date }) => date), ...freed].map(yearOf));
  const balances: LeavePreview["balances"] = [];
  for (const year of years) {
    const leftDays = await leftOfYear(ctx, db, calculator, { contractId, code, year });
    const of = (dates: readonly string[]) => dates.filter((date) => yearOf(date) === year).length;
    const afterDays = leftDays === null ? null : leftDays - of(taken) + of(freed);
    balances.push({ year, leftDays, afterDays });
  }
  return balances;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
