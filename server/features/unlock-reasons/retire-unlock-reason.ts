import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlockReasons } from "#api/unlock-reasons.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeUnlockReason } from "./change-unlock-reason.ts";

/** Takes a reason for unlocking out of use: yesterday was its last day. */
export function retireUnlockReason(
  ctx: SignedContext,
  { id, version }: InputOf<typeof unlockReasons.retire>,
): Promise<OutputOf<typeof unlockReasons.retire>> {
  const validTo = addDays(ctx.today, -1);
  return changeUnlockReason(ctx, "unlock-reason.retire", { code: id, version }, (before) => ({
    ...before,
    validTo,
  }));
}
