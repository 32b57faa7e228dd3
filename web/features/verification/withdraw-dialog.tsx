import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { organizationId: string; structureId: string; month: Month };

const changes = [
  verifications.getSignable,
  monthlyContracts.getAll,
  monthlyContracts.getBoard,
  monthlyContracts.getFindings,
];

/** Takes back the signature that stands, with its reason; there only for those who sign. */
export function Withdraw(props: Props) {
  const [opened, setOpened] = useState(false);
  if (useRefusalTo("month.sign") !== null) return null;
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
        {t.withdraw}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={t.withdrawTitle}>
        <WithdrawForm {...props} onClose={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function WithdrawForm({ onClose, ...month }: Props & { onClose: () => void }) {
  const withdraw = useCall(verifications.withdraw, changes);
  const form = useForm({
    initial: { reason: "" },
    schema: verifications.withdraw.input,
    inputOf: (values) => ({ ...month, ...values }),
    send: withdraw.mutateAsync,
    onSaved: () => {
      toast.success(t.withdrawn);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.withdrawText}</Text>
      <TextAreaField label={t.withdrawReason} required data-autofocus {...form.field("reason")} />
      <FormActions form={form} save={t.withdraw} onCancel={onClose} />
    </Form>
  );
}
