import type { InputOf, OutputOf } from "#api/call.ts";
import type { absenceReasons } from "#api/absence-reasons.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeReason } from "./change-reason.ts";

/** Says everything of a reason anew from a day on. Throws `changed` when another hand was first. */
export function updateReason(
  ctx: SignedContext,
  { id, validFrom, version, ...fields }: InputOf<typeof absenceReasons.update>,
): Promise<OutputOf<typeof absenceReasons.update>> {
  return changeReason(ctx, "absence-reason.update", { code: id, validFrom, version }, () => fields);
}
