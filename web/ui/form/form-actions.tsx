import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { common, formTexts } from "#texts/common.ts";
import { ActButton } from "../act-button.tsx";
import { KeyboardHint } from "../keyboard-hint.tsx";

type Props = {
  form: { isSending: boolean };
  /** Text of the submitting button, «Αποθήκευση» unless given. */
  save?: string;
  /** Not the page's first act. */
  isSecond?: boolean;
  onCancel?: () => void;
  /** Why what is typed would be refused; null when it would not. */
  reason?: string | null;
  /** Further buttons, at the end. */
  children?: ReactNode;
};

/** The buttons that end a form. */
export function FormActions(props: Props) {
  const { form, save = common.save, isSecond = false, onCancel, reason, children } = props;
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
      {children}
      <KeyboardHint keys={formTexts.saveHint} />
    </Group>
  );
}
