import type { LeavePreview, leaves } from "#api/leaves.ts";
import type { Reader } from "#server/db/handles.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import { leftOfYear } from "#server/features/leave-balances/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leavePlan, type LeavePlan } from "./leave-plan.ts";

/** What a leave would do: its days one by one, what is left of it after them, and the document that it asks for. */
export const previewLeave: Handler<typeof leaves.preview> = async (ctx, input) => {
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const plan = await leavePlan(ctx, db, calculator, input);
    const { reason, days, freed } = plan;
    return {
      days: days.map(({ date, what, says }) => ({ date, what, says })),
      workingDays: days.filter(({ what }) => what !== "off" && what !== "holiday").length,
      freed: freed.map(({ date }) => date),
      balances: await balancesAfter(ctx, db, calculator, { ...input, plan }),
      document: reason.requiresDocument
        ? { kind: reason.documentKind, dueDays: reason.documentDueDays }
        : null,
    };
  });
};

async function balancesAfter(
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
