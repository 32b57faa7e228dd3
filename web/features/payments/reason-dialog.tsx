import { Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import type { payments } from "#api/payments.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { paymentChanges } from "./payment-changes.ts";

type Props = {
  payment: PaymentDetails;
  call: typeof payments.cancel | typeof payments.settle;
  words: { title: string; text: string; reason: string; done: string };
  onClose: () => void;
};

/** Asks why, and does an act that needs a reason. */
export function ReasonDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={props.words.title}>
      <ReasonForm {...props} />
    </Modal>
  );
}

function ReasonForm({ payment, call, words, onClose }: Props) {
  const { organizationId, id, version } = payment;
  const act = useCall(call, paymentChanges);
  const form = useForm({
    initial: { reason: "" },
    schema: call.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: act.mutateAsync,
    onSaved: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{words.text}</Text>
      <TextAreaField label={words.reason} required data-autofocus {...form.field("reason")} />
      <FormActions form={form} save={words.title} onCancel={onClose} />
    </Form>
  );
}
