import type { z } from "zod";
import { issuesOf } from "#texts/issues-of.ts";
import { messageOf } from "#texts/validation.ts";

/** Why the field of a call would refuse what is typed, in the call's own words; undefined if it would accept it. */
export function fieldError(text: string, { schema }: { schema: z.ZodType }): string | undefined {
  const { error } = schema.safeParse(text, { reportInput: true });
  const issue = error && issuesOf(schema, error)[0];
  return issue && messageOf(issue);
}
