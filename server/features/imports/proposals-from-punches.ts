import type { InputOf, OutputOf } from "#api/call.ts";
import type { imports } from "#api/imports.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readPunchedRange } from "./read-punched-range.ts";

const mostShown = 2000;

/** What the punches say of the days of a structure; at most 2,000 of them are shown. */
export async function proposalsFromPunches(
  ctx: BodyContext,
  input: InputOf<typeof imports.proposeFromPunches>,
): Promise<OutputOf<typeof imports.proposeFromPunches>> {
  const { proposals, questions, same } = await readPunchedRange(ctx, input);
  const shown = proposals.slice(0, mostShown);
  const asked = questions.slice(0, mostShown - shown.length);
  return {
    proposals: shown,
    questions: asked,
    same,
    more: proposals.length - shown.length + questions.length - asked.length,
  };
}
