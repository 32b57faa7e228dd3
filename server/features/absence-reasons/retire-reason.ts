import type { absenceReasons } from "#api/absence-reasons.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { changeReason } from "./change-reason.ts";

/** Takes a reason out of use from a day on. Throws `changed` when another hand was first. */
export const retireReason: Handler<typeof absenceReasons.retire> = (
  ctx,
  { id, validFrom, version },
) =>
  changeReason(ctx, "absence-reason.retire", { code: id, validFrom, version }, (before) => ({
    ...before,
    isActive: false,
  }));
