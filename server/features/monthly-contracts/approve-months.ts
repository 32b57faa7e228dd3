import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import { moveMonths, type LockedMonth } from "#server/features/month-acts/public.ts";
import { standingSignatures } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { write } from "#server/kernel/write.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { closedBy } from "./closed-by.ts";
import { lockedRows, outcomesOf } from "./row-outcomes.ts";

/**
 * Approves signed months for payment, each with its own outcome. A month whose structure's signature no longer stands is
 * refused, since what would be paid is not what was signed.
 */
export const approveMonths: Handler<typeof monthlyContracts.approve> = (ctx, { month, rows }) => {
  const { organizationId } = ctx;
  return write(ctx, "month.approve", async (tx) => {
    const locked = await lockedRows(tx, { organizationId, month, rows });
    const signatures = await standingSignatures(tx, { organizationId, month });
    const signed = new Set(signatures.map(({ structureId }) => structureId));
    const { contractIds: own } = await ownAffairs(tx, ctx);
    const { accepted, outcomes } = outcomesOf(rows, locked, {
      own,
      to: "approved",
      refusalsTo: (one) => refusalsToApprove(ctx, one, signed),
    });
    const to = { month, state: "approved", reason: "" } as const;
    return {
      entries: await moveMonths(tx, ctx, accepted, to),
      notifications: closedBy(ctx, accepted, { month, kind: "month-approved" }),
      result: { rows: outcomes },
    };
  });
};

function refusalsToApprove(
  ctx: BodyContext,
  { state, structureId }: LockedMonth,
  signed: ReadonlySet<string>,
): string[] {
  const standing = { errors: 0, pendingDays: 0 };
  const refusal = refusalToMonthAct("approve", state, ctx.actor.role, standing);
  if (refusal) return [monthRefusalTexts[refusal]];
  return signed.has(structureId) ? [] : [monthRefusalTexts["signature-fell"]];
}
