import { useDisclosure } from "@mantine/hooks";
import { askUnlockTexts as t } from "#texts/ask-unlock.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import type { UnlockSubject } from "./ask-form.tsx";

const AskForm = later(async () => (await import("./ask-form.tsx")).AskForm);

/** Opens the form with which a body requests that locked days be unlocked. */
export function AskUnlock(subject: UnlockSubject) {
  const [isOpen, dialog] = useDisclosure(false);
  const refusal = useRefusalTo("unlock.ask");
  return (
    <>
      <ActButton reason={refusal} size="compact-sm" variant="default" onClick={dialog.open}>
        {t.ask}
      </ActButton>
      <FormModal opened={isOpen} onClose={dialog.close} title={t.ask}>
        <AskForm {...subject} onDone={dialog.close} />
      </FormModal>
    </>
  );
}
