import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import { moveMonths } from "#server/features/month-acts/public.ts";
import { reopenSheets } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { sheetActReasons } from "#texts/verification.ts";
import { closedBy } from "./closed-by.ts";
import { lockedRows, outcomesOf } from "./row-outcomes.ts";

/**
 * Gives months back for correction, each with its own outcome. A signature over one of them no longer stands: the sheets
 * that it locked are opened again, while the months of the structure that stay signed keep their records closed.
 */
export const returnMonths: Handler<typeof monthlyContracts.return> = (
  ctx,
  { month, rows, reason },
) => {
  const { organizationId } = ctx;
  return write(ctx, "month.return", async (tx) => {
    const locked = await lockedRows(tx, { organizationId, month, rows });
    const { contractIds: own } = await ownAffairs(tx, ctx);
    const { accepted, outcomes } = outcomesOf(rows, locked, {
      own,
      to: "returned",
      refusalsTo: ({ state }) => {
        const standing = { errors: 0, pendingDays: 0 };
        const refusal = refusalToMonthAct("return", state, ctx.actor.role, standing);
        return refusal ? [monthRefusalTexts[refusal]] : [];
      },
    });
    const why = sheetActReasons.returned(reason);
    const entries: Entry[] = [];
    for (const structureId of new Set(accepted.map((one) => one.structureId)))
      entries.push(...(await reopenSheets(tx, ctx, { structureId, month, why })));
    entries.push(...(await moveMonths(tx, ctx, accepted, { month, state: "returned", reason })));
    const notifications = closedBy(ctx, accepted, { month, kind: "month-returned" });
    return { entries, notifications, result: { rows: outcomes } };
  });
};
