import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlockReasons } from "#api/unlock-reasons.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeUnlockReason } from "./change-unlock-reason.ts";

/** Changes what a reason for unlocking says. */
export function updateUnlockReason(
  ctx: SignedContext,
  { id, version, ...fields }: InputOf<typeof unlockReasons.update>,
): Promise<OutputOf<typeof unlockReasons.update>> {
  return changeUnlockReason(ctx, "unlock-reason.update", { code: id, version }, () => fields);
}
