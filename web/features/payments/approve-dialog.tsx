import { Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t, paymentsTexts } from "#texts/payment-pages.ts";
import { signInTexts } from "#texts/sign-in.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatMoney } from "#web/ui/formats.ts";
import { PasswordField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { paymentChanges } from "./payment-changes.ts";

type Props = { payment: PaymentDetails; onClose: () => void };

/** Asks for the password again and approves the payment. */
export function ApproveDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={t.approveTitle(props.payment.number)}>
      <ApproveForm {...props} />
    </Modal>
  );
}

function ApproveForm({ payment, onClose }: Props) {
  const { organizationId, id, version, lines, total } = payment;
  const approve = useCall(payments.approve, paymentChanges);
  const form = useForm({
    initial: { password: "" },
    schema: payments.approve.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: approve.mutateAsync,
    onSaved: () => {
      toast.success(t.approved);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.approveText(paymentsTexts.previewLines(lines), formatMoney(total))}</Text>
      <PasswordField
        label={t.password}
        description={t.passwordHint}
        required
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ "aria-label": signInTexts.showPassword, tabIndex: 0 }}
        {...form.field("password")}
      />
      <FormActions form={form} save={t.approve} onCancel={onClose} />
    </Form>
  );
}
