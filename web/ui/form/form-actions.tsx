import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { common, formTexts } from "#texts/common.ts";
import { ActButton } from "../act-button.tsx";
import { KeyboardHint } from "../keyboard-hint.tsx";
import { NoReasons } from "../reasons.tsx";

/** What the buttons of a form are told. */
export type FormActionsProps = {
  form: { isSending: boolean };
  /** Text of the submitting button, that of saving unless given. */
  save?: string | undefined;
  /** Not the page's first act. */
  isSecond?: boolean | undefined;
  /** Gives the form up; not possible while what was sent has no answer, as it would be done all the same. */
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
      <ActButton {...look} type="submit" reason={reason ?? null} loading={form.isSending}>
        {save}
      </ActButton>
      {onCancel && (
        <NoReasons>
          <ActButton
            variant="default"
            reason={form.isSending ? formTexts.underWay : null}
            onClick={onCancel}
          >
            {common.cancel}
          </ActButton>
        </NoReasons>
      )}
      {further}
      <KeyboardHint keys={formTexts.saveHint} />
    </Group>
  );
}
