import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { common, formTexts } from "#texts/common.ts";
import { ActButton } from "../act-button.tsx";
import { KeyboardHint } from "../keyboard-hint.tsx";

/** What the buttons of a form are told. */
export type FormActionsProps = {
  form: { isSending: boolean };
  /** Text of the submitting button, that of saving unless given. */
  save?: string | undefined;
  /** Not the page's first act. */
  isSecond?: boolean | undefined;
  onCancel?: (() => void) | undefined;
  /** Why what is typed would be refused; null when it would not. */
  reason?: string | null | undefined;
  /** Further buttons, at the end. */
  further?: ReactNode;
};

/** The buttons that end a form. */
export function FormActions(props: FormActionsProps) {
  const { form, save = common.save, isSecond = false, onCancel, reason, further } = props;
  const look = isSecond ? { variant: "default" } : {};
  return (
    <Group gap="sm" mt="xs">
      {reason ? (
        <ActButton {...look} reason={reason}>
          {save}
        </ActButton>
      ) : (
        <Button {...look} type="submit" loading={form.isSending}>
          {save}
        </Button>
      )}
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {common.cancel}
        </Button>
      )}
      {further}
      <KeyboardHint keys={formTexts.saveHint} />
    </Group>
  );
}
