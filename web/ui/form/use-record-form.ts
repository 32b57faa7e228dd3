import { useQueryClient } from "@tanstack/react-query";
import type { Call } from "#api/call.ts";
import { common } from "#texts/common.ts";
import { type CallInput, useWhole } from "#web/kernel/answers.ts";
import { invalidateAfter, useCall } from "#web/kernel/calls.ts";
import type { AnswerTo, SentInput } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { useForm } from "./use-form.ts";
import type { Form, PlainOptions } from "./use-plain-form.ts";

type KnownRecord = { id: string; version: number };

/** A form of a record that someone else may have changed meanwhile. */
export type RecordForm<V extends object> = Form<V> & {
  /** The call that changes the record: what it makes stale includes the record. */
  write: Call;
};

type Options<V extends object, C extends Call, U extends Call> = Pick<
  PlainOptions<V, SentInput<C>, never>,
  "initial"
> & {
  inputOf: (values: V) => CallInput<C>;
  calls: { create: C; update: U };
  /** Null for a new record. */
  record: KnownRecord | null;
  /** Builds an update from the same input; `known` has the version that it overwrites. */
  updateOf: (input: SentInput<C>, known: KnownRecord) => SentInput<U>;
  /** The message on success, in place of the usual one; null if `onDone` shows it. */
  done?: string | null;
  onDone: (answer: AnswerTo<C> | AnswerTo<U>) => unknown;
};

/** State of a form that creates a record or updates an existing one. */
export function useRecordForm<V extends object, C extends Call, U extends Call>(
  options: Options<V, C, U>,
): RecordForm<V> {
  const { calls, record, initial, inputOf, updateOf, done = common.saved, onDone } = options;
  const client = useQueryClient();
  const whole = useWhole();
  const create = useCall(calls.create);
  const update = useCall(calls.update);
  const form: Form<V> = useForm<V, C["input"], AnswerTo<C> | AnswerTo<U>>({
    initial,
    inputOf: (values) => whole(calls.create, inputOf(values)),
    version: record?.version ?? 0,
    schema: calls.create.input,
    send: (input) =>
      record === null
        ? create.mutateAsync(input, {
            // If the record was created but its answer was lost, the refetch shows it.
            onError: ({ status }) => status === 409 && invalidateAfter(client, calls.create),
          })
        : update.mutateAsync(updateOf(input, { id: record.id, version: form.over.version() })),
    onSaved: (answer) => {
      if (done !== null) toast.success(done);
      return onDone(answer);
    },
  });
  return { ...form, write: calls.update };
}
