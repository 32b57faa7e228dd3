import type { InputOf, OutputOf } from "#api/call.ts";
import type { absenceReasons } from "#api/absence-reasons.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeReason } from "./change-reason.ts";

/** Takes a reason out of use from a day on. Throws `changed` when another hand was first. */
export function retireReason(
  ctx: SignedContext,
  { id, validFrom, version }: InputOf<typeof absenceReasons.retire>,
): Promise<OutputOf<typeof absenceReasons.retire>> {
  return changeReason(ctx, "absence-reason.retire", { code: id, validFrom, version }, (before) => ({
    ...before,
    isActive: false,
  }));
}
