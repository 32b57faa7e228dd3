import { Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { paymentChanges } from "./payment-changes.ts";

type Props = { payment: PaymentDetails; onClose: () => void };

/** Asks for the day on which the bank is to pay and makes the order. */
export function OrderDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={t.orderTitle(props.payment.number)}>
      <OrderForm {...props} />
    </Modal>
  );
}

function OrderForm({ payment, onClose }: Props) {
  const { organizationId, id, version, earliestExecution } = payment;
  const order = useCall(payments.order, paymentChanges);
  const form = useForm({
    initial: { executionDate: earliestExecution },
    schema: payments.order.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: order.mutateAsync,
    onSaved: () => {
      toast.success(t.ordered);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.orderText}</Text>
      <DateField label={t.executionDate} required {...form.field("executionDate")} />
      <FormActions form={form} save={t.order} onCancel={onClose} />
    </Form>
  );
}
