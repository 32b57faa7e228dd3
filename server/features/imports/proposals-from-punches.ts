import type { imports } from "#api/imports.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readPunchedRange } from "./read-punched-range.ts";

const mostShown = 2000;

/** What the punches say of the days of a structure; at most 2,000 of them are shown. */
export const proposalsFromPunches: Handler<typeof imports.proposeFromPunches> = async (
  ctx,
  input,
) => {
  const { proposals, questions, same } = await readPunchedRange(ctx, input);
  const shown = proposals.slice(0, mostShown);
  const asked = questions.slice(0, mostShown - shown.length);
  return {
    proposals: shown,
    questions: asked,
    same,
    more: proposals.length - shown.length + questions.length - asked.length,
  };
};
