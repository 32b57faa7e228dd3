import type { recomputation } from "#api/recomputation.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { previewRecompute } from "./preview-recompute.ts";
import { recomputeMonths } from "./recompute-months.ts";

export const recomputationHandlers: Handlers<typeof recomputation> = {
  previewRecompute,
  recompute: recomputeMonths,
};
