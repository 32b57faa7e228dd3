import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type UnlockReasonItem, unlockReasons } from "#api/unlock-reasons.ts";
import { reasonPageTexts, unlockReasonTexts as t } from "#texts/absence-reasons.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { UnlockReasonForm, unlockReasonChanges } from "./unlock-reason-form.tsx";

/** One reason for unlocking beside the list. */
export function UnlockReasonDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <FormDrawer opened={id !== null} onClose={onClose} title={t.one}>
      {id !== null && <Reason key={id} id={id} onDone={onClose} />}
    </FormDrawer>
  );
}

function Reason({ id, onDone }: { id: string; onDone: () => void }) {
  const found = useQuery(queryOf(unlockReasons.getById, { id }));
  return (
    <Pending found={found} rows={4}>
      {(reason) => (
        <Stack gap="md">
          <UnlockReasonForm key={reason.version} reason={reason} onDone={onDone} />
          {reason.isActive && <Retire reason={reason} onDone={onDone} />}
        </Stack>
      )}
    </Pending>
  );
}

function Retire({ reason, onDone }: { reason: UnlockReasonItem; onDone: () => void }) {
  const retire = useCall(unlockReasons.retire, unlockReasonChanges);
  const { id, version, title } = reason;
  const ask = async () => {
    const question = { title: reasonPageTexts.retireTitle(title), text: t.retireText };
    if (!(await confirm({ ...question, action: reasonPageTexts.retire, danger: true }))) return;
    await retire.mutateAsync({ id, version }).then(() => {
      toast.success(reasonPageTexts.retireDone);
      onDone();
    }, toast.failure);
  };
  return (
    <Button variant="default" loading={retire.isPending} onClick={() => void ask()}>
      {reasonPageTexts.retire}
    </Button>
  );
}
