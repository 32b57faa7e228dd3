import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import type { verifications } from "#api/verifications.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { sheetActReasons } from "#texts/verification.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { moveMonths } from "#server/features/month-acts/public.ts";
import { lockedMonthsOfStructure } from "./sign-month.ts";
import { reopenSheets } from "./sheets-of-month.ts";

/**
 * Takes back the signature over a structure's month, with its reason: its months are drafts again and its sheets have the
 * state they had. Refused where nothing is signed, and once a month of the structure is approved.
 */
export const withdrawSignature: Handler<typeof verifications.withdraw> = (ctx, input) => {
  const { structureId, month, reason } = input;
  return write(ctx, "month.withdraw", async (tx) => {
    const months = await lockedMonthsOfStructure(tx, input);
    const standing = { errors: 0, pendingDays: 0 };
    const signed = months.filter(
      ({ state }) => refusalToMonthAct("withdraw", state, ctx.actor.role, standing) === null,
    );
    const isApproved = months.some(({ state }) => state === "approved" || state === "paid");
    if (signed.length === 0 || isApproved)
      throw new Fault("refused", { detail: monthRefusalTexts["state-forbids"] });
    const why = sheetActReasons.withdrawn(reason);
    const sheets = await reopenSheets(tx, ctx, { structureId, month, why });
    const moved = await moveMonths(tx, ctx, signed, { month, state: "draft", reason });
    return { entries: [...moved, ...sheets], result: { withdrawn: moved.length } };
  });
};
