import type { z } from "zod";
import { issuesOf } from "#texts/issues-of.ts";
import { messageOf } from "#texts/validation.ts";

/** Why the field of a call would not take what is typed, as the call itself would say it; undefined where it would. */
export function fieldError(shape: z.ZodType, typed: string): string | undefined {
  const { error } = shape.safeParse(typed, { reportInput: true });
  const issue = error && issuesOf(shape, error)[0];
  return issue && messageOf(issue);
}
