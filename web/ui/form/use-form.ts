import type { z } from "zod";
import { issuesOf } from "#texts/issues-of.ts";
import { messagesOf } from "#texts/validation.ts";
import type { FieldErrors } from "../../kernel/api-error.ts";
import { type Form, type PlainOptions, usePlainForm } from "./use-plain-form.ts";

type Options<V extends object, S extends z.ZodType, O> = Omit<
  PlainOptions<V, z.input<S>, O>,
  "refusalTo"
> & {
  /** The call's input schema: the same rules as the server's. */
  schema: S;
};

/** State of a form whose input is validated by the call's schema before it is sent. */
export function useForm<V extends object, S extends z.ZodType, O>({
  schema,
  ...options
}: Options<V, S, O>): Form<V> {
  const form = usePlainForm<V, z.input<S>, O>({
    ...options,
    refusalTo: (input, isEmpty) => messagesOfInput(schema, input, isEmpty),
  });
  return { ...form, sent: () => asRead(schema, options.inputOf(form.values)) ?? {} };
}

function asRead(schema: z.ZodType, input: unknown): object | null {
  const { data } = schema.safeParse(input);
  return typeof data === "object" ? data : null;
}

/** A schema's messages for an input, by field; null if it is valid. */
export function messagesOfInput(
  schema: z.ZodType,
  input: unknown,
  isEmpty: (name: string) => boolean,
): FieldErrors | null {
  const read = schema.safeParse(input, { reportInput: true });
  return read.success ? null : messagesOf(issuesOf(schema, read.error), isEmpty);
}
