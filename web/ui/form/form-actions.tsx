import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { common, formTexts } from "#texts/common.ts";
import { KeyboardHint } from "../keyboard-hint.tsx";

type Props = {
  form: { isSending: boolean };
  /** Text of the submitting button, «Αποθήκευση» unless given. */
  save?: string;
  onCancel?: () => void;
  /** Further buttons, at the end. */
  children?: ReactNode;
};

/** The buttons that end a form. */
export function FormActions({ form, save = common.save, onCancel, children }: Props) {
  return (
    <Group gap="sm" mt="xs">
      <Button type="submit" loading={form.isSending}>
        {save}
      </Button>
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
