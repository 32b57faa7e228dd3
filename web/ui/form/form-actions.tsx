import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { common, formTexts } from "#texts/common.ts";
import { ActButton } from "../act-button.tsx";
import { KeyboardHint } from "../keyboard-hint.tsx";
import { NoReasons } from "../reasons.tsx";

/** Props of the buttons of a form. */
export type FormActionsProps = {
  form: { isSending: boolean };
  /** Label of the submit button; "save" by default. */
  save?: string | undefined;
  /** True if it is not the page's main act. */
  isSecond?: boolean | undefined;
  /** Discards the form; not possible while a submission has no answer yet, as it would be done all the same. */
  onCancel?: (() => void) | undefined;
  /** Why what is typed would be refused; null when it would be accepted. */
  reason?: string | null | undefined;
  /** Further buttons, at the end. */
  further?: ReactNode;
};

/** The buttons at the end of a form. */
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
