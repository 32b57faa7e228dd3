import { findingRules, type Rehearsal } from "#api/finding-rules.ts";
import { request, type SentInput } from "#web/kernel/request.ts";
import type { Watch } from "#web/kernel/run-in-chunks.ts";

export type RehearsedMonth = Rehearsal["months"][number];
export type Rehearsed = Pick<Rehearsal, "months" | "examples">;

const mostExamples = 5;

/** What a setting would find in the last months, requested for some contracts at a time. */
export async function rehearseInPages(
  setting: Omit<SentInput<typeof findingRules.rehearse>, "skip">,
  { signal, onProgress }: Watch,
): Promise<Rehearsed> {
  const months = new Map<string, RehearsedMonth>();
  const examples: Rehearsal["examples"] = [];
  for (let skip = 0; !signal.aborted;) {
    const answer = await request(findingRules.rehearse, { ...setting, skip }, { signal });
    for (const one of answer.months) months.set(one.month, withMonth(months.get(one.month), one));
    examples.push(...answer.examples);
    onProgress({ done: answer.looked, total: answer.total });
    if (answer.looked >= answer.total) break;
    skip = answer.looked;
  }
  return { months: [...months.values()], examples: examples.slice(0, mostExamples) };
}

function withMonth(before: RehearsedMonth | undefined, one: RehearsedMonth): RehearsedMonth {
  if (!before) return one;
  return { ...one, now: sum(before.now, one.now), after: sum(before.after, one.after) };
}

function sum(one: RehearsedMonth["now"], other: RehearsedMonth["now"]): RehearsedMonth["now"] {
  return {
    errors: one.errors + other.errors,
    warnings: one.warnings + other.warnings,
    information: one.information + other.information,
  };
}
