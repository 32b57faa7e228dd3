import { Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { paymentChanges } from "./payment-changes.ts";

type Props = { payment: PaymentDetails; onClose: () => void };

/** Asks when the bank was given the order and under which reference, and states it. */
export function SubmitDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={t.submitTitle(props.payment.number)}>
      <SubmitForm {...props} />
    </Modal>
  );
}

function SubmitForm({ payment, onClose }: Props) {
  const { organizationId, id, version, file } = payment;
  const submit = useCall(payments.submit, paymentChanges);
  const form = useForm({
    initial: { submittedOn: today(), reference: "" },
    schema: payments.submit.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: submit.mutateAsync,
    onSaved: () => {
      toast.success(t.submitted);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.submitText}</Text>
      <DateField
        label={t.submittedOn}
        required
        min={file?.madeOn}
        max={today()}
        {...form.field("submittedOn")}
      />
      <TextField
        label={t.reference}
        description={t.referenceHint}
        required
        data-autofocus
        {...form.field("reference")}
      />
      <FormActions form={form} save={t.submit} onCancel={onClose} />
    </Form>
  );
}
