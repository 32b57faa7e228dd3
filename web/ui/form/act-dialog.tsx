import { Alert, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { formTexts } from "#texts/common.ts";
import { type CallInput, useWhole } from "../../kernel/answers.ts";
import type { AnswerTo } from "../../kernel/request.ts";
import { toast } from "../../kernel/toasts.ts";
import { TextAreaField } from "./fields.tsx";
import { FormModal } from "./form-dialog.tsx";
import { Form } from "./form.tsx";
import { useCallOfForm } from "./use-call-of-form.ts";
import { useForm } from "./use-form.ts";
import type { Form as FormState, PlainOptions } from "./use-plain-form.ts";

type ActProps<V extends object, S extends z.ZodType, O> = Pick<
  PlainOptions<V, z.input<S>, O>,
  "initial" | "inputOf" | "send"
> & {
  /** The schema of the act's input: that of its call. */
  schema: S;
  /** What the act does. */
  text?: ReactNode;
  /** The act, as the label of its button. */
  save: string;
  /** The message on success. If omitted, `send` shows it, or none is needed. */
  done?: string | ((output: O) => string);
  /** True if the user types text: closing without doing the act asks first. */
  guarded?: boolean;
  problemTitle?: string;
  /** What another user did meanwhile, so that it can no longer be done; null while it can. What is typed stays. */
  late?: string | null;
  /** What becomes of what is typed then, if the usual sentence does not fit. */
  stays?: string;
  onClose: () => void;
  children?: (form: FormState<V>) => ReactNode;
};

/** A dialog that asks for the input of an act, does it, and closes. */
export function ActDialog<V extends object, S extends z.ZodType, O>({
  opened,
  title,
  ...props
}: ActProps<V, S, O> & { opened: boolean; title: string }) {
  return (
    <FormModal opened={opened} onClose={props.onClose} title={title}>
      <ActForm {...props} />
    </FormModal>
  );
}

/** The form of such a dialog, for dialogs with more than one. */
function ActForm<V extends object, S extends z.ZodType, O>(props: ActProps<V, S, O>) {
  const {
    text,
    save,
    done,
    guarded = false,
    late = null,
    stays = formTexts.stays,
    problemTitle,
    onClose,
    children,
    ...options
  } = props;
  const [isDone, setDone] = useState(false);
  const form = useForm<V, S, O>({
    ...options,
    onSaved: (output) => {
      setDone(true);
      if (done !== undefined) toast.success(typeof done === "string" ? done : done(output));
      onClose();
    },
  });
  // While it is being sent, and as the dialog fades out, the screen already shows what the user's own act has changed.
  const lateNow = isDone || form.isSending ? null : late;
  return (
    <Form
      form={form}
      guarded={guarded}
      save={save}
      reason={lateNow}
      onCancel={onClose}
      {...(problemTitle !== undefined && { problemTitle })}
    >
      {text !== undefined && <Text component="div">{text}</Text>}
      {lateNow !== null && (
        <Alert color="yellow" role="alert" title={lateNow}>
          {form.wouldLose() && stays}
        </Alert>
      )}
      {children?.(form)}
    </Form>
  );
}

type CallProps<V extends object, C extends Call> = Omit<
  ActProps<V, C["input"], AnswerTo<C>>,
  "schema" | "send" | "inputOf"
> & {
  call: C;
  inputOf: (values: V) => CallInput<C>;
  /** If someone else changed the record first, the screen is refetched at once rather than when the dialog closes. */
  atOnce?: boolean;
};

/** As `ActDialog`, for an act that is one call. */
export function CallDialog<V extends object, C extends Call>({
  opened,
  title,
  ...props
}: CallProps<V, C> & { opened: boolean; title: string }) {
  return (
    <FormModal opened={opened} onClose={props.onClose} title={title}>
      <CallForm {...props} />
    </FormModal>
  );
}

/** As `ActForm`, for an act that is one call. */
export function CallForm<V extends object, C extends Call>(given: CallProps<V, C>) {
  const { call, inputOf, atOnce, ...props } = given;
  const { mutateAsync: send } = useCallOfForm(call, atOnce);
  const whole = useWhole();
  return (
    <ActForm<V, C["input"], AnswerTo<C>>
      {...props}
      schema={call.input}
      inputOf={(values) => whole(call, inputOf(values))}
      send={send}
    />
  );
}

type ReasonProps<C extends Call> = Omit<CallProps<Reason, C>, "initial" | "children"> & ReasonWords;
type Reason = { reason: string };
type ReasonWords = { label: string; description?: string; isOptional?: boolean };

/** As `CallDialog`, for an act that needs only a reason. */
export function ReasonDialog<C extends Call>({
  opened,
  title,
  ...props
}: ReasonProps<C> & { opened: boolean; title: string }) {
  return (
    <FormModal opened={opened} onClose={props.onClose} title={title}>
      <ReasonForm {...props} />
    </FormModal>
  );
}

/** As `CallForm`, for an act that needs only a reason. */
export function ReasonForm<C extends Call>(given: ReasonProps<C>) {
  const { label, description, isOptional = false, ...props } = given;
  return (
    <CallForm {...props} guarded initial={{ reason: "" }}>
      {(form) => (
        <TextAreaField
          label={label}
          description={description}
          required={!isOptional}
          data-autofocus
          {...form.field("reason")}
        />
      )}
    </CallForm>
  );
}
