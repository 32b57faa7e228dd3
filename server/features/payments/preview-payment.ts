import type { payments } from "#api/payments.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { drawnUp, totalOf } from "./drawn-up.ts";
import { monthsDue } from "./months-due.ts";

/** What a payment made now would hold. */
export const previewPayment: Handler<typeof payments.preview> = async (ctx, { month }) => {
  const { organizationId } = ctx;
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const months = await monthsDue(db, { organizationId, month });
    const { employeeId: own } = await ownAffairs(db, ctx);
    const { lines, exclusions } = await drawnUp(db, calculator, { organizationId, months, own });
    const byReason = Map.groupBy(exclusions, ({ reason }) => reason);
    const { unapproved } = await db
      .selectFrom("monthly_contract")
      .select((of) => of.fn.countAll<string>().as("unapproved"))
      .where("organization_id", "=", organizationId)
      .where("month", "<=", month)
      .where("state", "not in", ["approved", "paid", "cancelled"])
      .executeTakeFirstOrThrow();
    return {
      lines: lines.length,
      total: totalOf(lines),
      differences: lines.flatMap(({ items }) => items).filter(({ seq }) => seq > 0).length,
      exclusions: [...byReason].map(([reason, found]) => ({ reason, count: found.length })),
      unapproved: Number(unapproved),
    };
  });
};
