import type { LeavePreview } from "#api/leaves.ts";
import { daysOfParts, partsAround } from "#domain/leave/account.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { yearOfLeave } from "#server/features/leave-balances/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { LeavePlan } from "./leave-plan.ts";

/** What is left of a leave before and after it, by the years that its days touch: of what is carried, as much as its own days may take. */
export async function balancesAfter(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  asked: { contractId: string; code: string; wasCode?: string | undefined; plan: LeavePlan },
): Promise<LeavePreview["balances"]> {
  const { contractId, code, wasCode, plan } = asked;
  const taken = plan.days.flatMap(({ what, date, stands }) => {
    const isChanged = stands.result.reason === code;
    // A day that is closed takes the leave too, once it is opened for it.
    const isTaken = what === "new" || what === "replaces" || (what === "refused" && stands.term);
    return isTaken && !isChanged ? [date] : [];
  });
  const freed = wasCode === code ? plan.freed.map(({ date }) => date) : [];
  const dates = [...plan.days.map(({ date }) => date), ...freed];
  const balances: LeavePreview["balances"] = [];
  for (const [year, [on = ""]] of Map.groupBy(dates, yearOf)) {
    const found = await yearOfLeave(ctx, db, calculator, { contractId, code, year });
    const of = (days: readonly Day[]) => days.filter((day) => yearOf(day) === year);
    const parts = found && partsAround({ ...found, taken: of(taken), freed: of(freed) }, on);
    balances.push({
      year,
      leftDays: parts && daysOfParts(parts.before),
      afterDays: parts && daysOfParts(parts.after),
    });
  }
  return balances;
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
