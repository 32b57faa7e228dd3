import type { leaves, LeavePreview } from "#api/leaves.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  barredDays,
  daysOfContracts,
  knownToRecord,
  requireReason,
  type Calculator,
  calculatorOf,
} from "#server/features/attendance/public.ts";
import { leftOfYear } from "#server/features/leave-balances/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { awayOf } from "./away.ts";
import { leavePlan, type LeavePlan } from "./leave-plan.ts";
import { recordLeave } from "./record-leave.ts";
import { requireSpan } from "./require-span.ts";
import { writeDays } from "./write-days.ts";

export const leaveHandlers: Handlers<typeof leaves> = {
  /** What a leave would do: its days one by one, what is left of it after them, and the document that it asks for. */
  preview: async (ctx, input) => {
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
  },
  record: recordLeave,
  /**
   * Empties every day of a leave, or none. Throws `not-found` for another body's contract, `refused` where there is no such
   * leave or one of its days is locked or of a closed month, `changed` when another hand was first.
   */
  cancel: async (ctx, input) => {
    requireReason(ctx, input.reason);
    requireSpan(input);
    const { organizationId, contractId, code, from, to } = input;
    const known = await knownToRecord(ctx);
    const { days, barred } = await readBody(ctx, async (db) => {
      const asked = { organizationId, contractIds: [contractId], from, to };
      const [found] = await daysOfContracts(db, known.calculator, asked);
      if (!found) throw new Fault("not-found");
      const ofLeave = found.days.filter(({ intervals }) => isLeaveOf(intervals, code));
      const barredOn = await barredDays(db, ctx, [{ contractId, days: ofLeave }]);
      const barred = ofLeave.flatMap(({ date }) => {
        const why = barredOn(contractId, date);
        return why === null ? [] : [{ date, why }];
      });
      return { days: ofLeave, barred };
    });
    if (days.length === 0) throw new Fault("refused", { detail: t.noSuchLeave });
    if (barred.length > 0)
      throw new Fault("refused", {
        detail: barred.slice(0, 10).map(({ date, why }) => t.inTheWay(date, refusalTexts[why])),
      });
    const changes = days.map((stands) => ({ stands, intervals: [] }));
    const answer = { days: days.length };
    return writeDays(ctx, "leave.cancel", known, { ...input, answer, changes });
  },
  getAway: awayOf,
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
