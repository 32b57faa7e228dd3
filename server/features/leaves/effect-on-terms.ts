import type { LeavePreview } from "#api/leaves.ts";
import { addDays, type Day, daysBetween, daysFrom } from "#domain/calendar/day.ts";
import { doubtsOfLeave } from "#domain/leave/doubts.ts";
import { wholeMonths } from "#domain/leave/entitlement.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { serviceOfContract } from "#server/features/leave-balances/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { balancesAfter } from "./balances-after.ts";
import { changeOfLeave, type LeaveAround, leaveAround } from "./leave-around.ts";
import type { LeavePlan, WishedLeave } from "./leave-plan.ts";

/** The balances after a leave, and what speaks against it by its reason's terms. */
export async function effectOnTerms(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  wished: WishedLeave,
  plan: LeavePlan,
): Promise<Pick<LeavePreview, "balances" | "doubts">> {
  const { contractId, code, from } = wished;
  const { organizationId, today } = ctx;
  const change = changeOfLeave(wished, plan);
  const around = leaveAround(wished, plan, change);
  const query = { contractId, code, plan, change, around };
  const balances = await balancesAfter(ctx, db, calculator, query);
  if (change.taken.length === 0) return { balances, doubts: [] };
  const service = await serviceOfContract(db, { organizationId, contractId });
  const doubts = doubtsOfLeave({
    reason: plan.reason,
    law: service?.law ?? null,
    run: runWith(change.taken, around),
    serviceMonths: wholeMonths(service?.since ?? from, addDays(from, -1)),
    daysAhead: daysBetween(today, from),
  });
  return { balances, doubts };
}

/** The longest run of leave that contains newly taken days; empty if none are taken. */
function runWith(taken: readonly Day[], { after, isOff }: LeaveAround): Day[] {
  const runs: Day[][] = [];
  for (const day of after) {
    const last = runs.at(-1)?.at(-1);
    const isOnward =
      last !== undefined && daysFrom(addDays(last, 1), addDays(day, -1)).every(isOff);
    if (isOnward) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const anew = new Set(taken);
  const touched = runs.filter((run) => run.some((day) => anew.has(day)));
  return touched.toSorted((one, other) => other.length - one.length)[0] ?? [];
}
