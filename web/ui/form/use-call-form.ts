import type { Call } from "#api/call.ts";
import { type CallInput, useWhole } from "#web/kernel/answers.ts";
import type { AnswerTo, SentInput } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { useCallOfForm } from "./use-call-of-form.ts";
import { useForm } from "./use-form.ts";
import type { Form, PlainOptions } from "./use-plain-form.ts";
import type { RecordForm } from "./use-record-form.ts";

type Options<V extends object, C extends Call> = Pick<
  PlainOptions<V, SentInput<C>, AnswerTo<C>>,
  "initial" | "version"
> & {
  call: C;
  /** Builds the call's input from the values of the fields and the version to overwrite. */
  inputOf: (values: V, version: number) => CallInput<C>;
  /** The message on success. If omitted, `onDone` shows it, or none is needed. */
  done?: string | ((answer: AnswerTo<C>) => string);
  onDone: (answer: AnswerTo<C>) => unknown;
};

/** State of a form that makes one call: its input is validated by the call's schema, and a message is shown on success. */
export function useCallForm<V extends object, C extends Call>(
  options: Options<V, C>,
): RecordForm<V> {
  const { call, inputOf, done, onDone, ...rest } = options;
  const whole = useWhole();
  const { mutateAsync: send } = useCallOfForm(call);
  const onSaved = (answer: AnswerTo<C>) => {
    if (done !== undefined) toast.success(typeof done === "string" ? done : done(answer));
    return onDone(answer);
  };
  const form: Form<V> = useForm<V, C["input"], AnswerTo<C>>({
    ...rest,
    schema: call.input,
    inputOf: (values) => whole(call, inputOf(values, form.over.version())),
    send,
    onSaved,
  });
  return { ...form, write: call };
}
