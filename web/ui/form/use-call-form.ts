import type { Call } from "#api/call.ts";
import { type Said, useWhole } from "#web/kernel/answers.ts";
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
  /** Makes the call's input of what the fields hold and of the version that it is to go over. */
  inputOf: (values: V, version: number) => Said<C>;
  /** What is said when it is done. Left out, `onDone` says it, or nothing needs to. */
  done?: string | ((answer: AnswerTo<C>) => string);
  onDone: (answer: AnswerTo<C>) => unknown;
};

/** State of a form that makes one call: the call's schema reads its input, and it says when it is done. */
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
