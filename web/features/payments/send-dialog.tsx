import { Modal, Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { common } from "#texts/common.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { paymentChanges } from "./payment-changes.ts";

type Props = { payment: PaymentDetails; onClose: () => void };

/** Asks for the day on which the bank is to pay and makes the order. */
export function SendDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t.sendTitle(props.payment.number)}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <SendForm {...props} />
    </Modal>
  );
}

function SendForm({ payment, onClose }: Props) {
  const { organizationId, id, version, earliestExecution } = payment;
  const send = useCall(payments.send, paymentChanges);
  const form = useForm({
    initial: { executionDate: earliestExecution },
    schema: payments.send.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: send.mutateAsync,
    onSaved: () => {
      toast.success(t.sent);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.sendText}</Text>
      <DateField label={t.executionDate} required {...form.field("executionDate")} />
      <FormActions form={form} save={t.send} onCancel={onClose} />
    </Form>
  );
}
