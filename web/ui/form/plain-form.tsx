import { Alert, Stack } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useMergedRef } from "@mantine/hooks";
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { formTexts } from "#texts/common.ts";
import { titleOf } from "../../kernel/api-error.ts";
import { focusFirst } from "../focus-first.ts";
import { Messages } from "../messages.tsx";
import { markFirstField } from "./mark-first-field.ts";
import { submitsOnControlEnter } from "./submits-on-control-enter.ts";
import type { Form as FormState } from "./use-plain-form.ts";

export type PlainFormProps<V extends object> = {
  form: FormState<V>;
  /** Accessible name, where a page has several forms. */
  label?: string;
  /** Heading of the messages that belong to no field. */
  problemTitle?: string;
  children: ReactNode;
};

/** The form element: Enter or Ctrl+Enter submits. */
export function PlainForm<V extends object>(props: PlainFormProps<V>) {
  const { form, label, problemTitle = formTexts.problem, children } = props;
  const { attach, problems, isSending, submit: send } = form;
  const own = useRef<HTMLFormElement>(null);
  const ref = useMergedRef(attach, own);
  const isMarked = useRef(false);
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    isMarked.current ||= markFirstField(own.current);
  });
  useEffect(() => {
    if (isPlaced.current || !isMarked.current) return;
    isPlaced.current = true;
    focusFirst(own.current);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void send();
  };
  return (
    <form
      ref={ref}
      noValidate
      aria-label={label}
      aria-busy={isSending}
      onSubmit={submit}
      {...submitsOnControlEnter}
    >
      <Stack gap="md">
        {problems.length > 0 && (
          <Alert
            role="alert"
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            title={titleOf(form.refusal) ?? problemTitle}
          >
            <Messages messages={problems} />
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  );
}
