import { useDisclosure } from "@mantine/hooks";
import type { BodyOfSheets } from "#api/locks.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { later } from "#web/ui/later.tsx";

const LockForm = later(async () => (await import("./lock-form.tsx")).LockForm);

type Props = { bodies: readonly BodyOfSheets[]; onDone: () => void };

/** Locks the sheets of several bodies up to a day: shows first what it would do, then what it did, body by body. */
export function MassLock({ bodies, onDone }: Props) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <ActButton
        variant="default"
        reason={bodies.length === 0 ? t.chooseFirst : null}
        onClick={dialog.open}
      >
        {t.lock}
      </ActButton>
      <Modal opened={isOpen} onClose={dialog.close} size="lg" title={t.lockTitle(bodies.length)}>
        <LockForm
          bodies={bodies}
          onClose={() => {
            dialog.close();
            onDone();
          }}
        />
      </Modal>
    </>
  );
}
