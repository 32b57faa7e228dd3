import type { absenceReasons } from "#api/absence-reasons.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { changeReason } from "./change-reason.ts";

/** Says everything of a reason anew from a day on. Throws `changed` when another hand was first. */
export const updateReason: Handler<typeof absenceReasons.update> = (
  ctx,
  { id, validFrom, version, ...fields },
) => changeReason(ctx, "absence-reason.update", { code: id, validFrom, version }, () => fields);
