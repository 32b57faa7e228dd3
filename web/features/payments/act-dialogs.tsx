import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { amountsText, paymentTexts as t } from "#texts/payment-pages.ts";
import { signInTexts } from "#texts/sign-in.ts";
import { useActOnShown } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";
import { formatMoney } from "#web/ui/formats.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { PasswordField, TextField } from "#web/ui/form/text-fields.tsx";

type Props = { opened: boolean; payment: PaymentDetails; onClose: () => void };

/** Asks for the password again and approves the payment. */
export function ApproveDialog({ payment, ...dialog }: Props) {
  const { lines, total } = payment;
  const { mutateAsync: approve } = useActOnShown(payments.approve);
  return (
    <ActDialog
      {...dialog}
      title={t.approveTitle(payment.number)}
      text={`${t.approveText(lines, formatMoney(total))} ${amountsText}`}
      initial={{ password: "" }}
      schema={payments.approve.input}
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      send={approve}
      save={t.approve}
      done={t.approved}
    >
      {(form) => (
        <PasswordField
          label={t.password}
          description={t.passwordHint}
          required
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ "aria-label": signInTexts.showPassword, tabIndex: 0 }}
          {...form.field("password")}
        />
      )}
    </ActDialog>
  );
}

/** Asks for the day on which the bank is to pay and makes the order. */
export function OrderDialog({ payment, ...dialog }: Props) {
  const { mutateAsync: order } = useActOnShown(payments.order);
  return (
    <ActDialog
      {...dialog}
      title={t.orderTitle(payment.number)}
      text={t.orderText}
      initial={{ executionDate: payment.earliestExecution }}
      schema={payments.order.input}
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      send={order}
      save={t.order}
      done={t.ordered}
    >
      {(form) => (
        <DateField
          label={t.executionDate}
          required
          data-autofocus
          {...form.field("executionDate")}
        />
      )}
    </ActDialog>
  );
}

/** Asks when the bank was given the order and under which reference, and states it. */
export function SubmitDialog({ payment, ...dialog }: Props) {
  const { mutateAsync: submit } = useActOnShown(payments.submit);
  return (
    <ActDialog
      {...dialog}
      title={t.submitTitle(payment.number)}
      text={t.submitText}
      initial={{ submittedOn: today(), reference: "" }}
      schema={payments.submit.input}
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      send={submit}
      save={t.submit}
      done={t.submitted}
      guarded
    >
      {(form) => (
        <>
          <DateField
            label={t.submittedOn}
            required
            min={payment.file?.madeOn}
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
        </>
      )}
    </ActDialog>
  );
}

/** Asks on what evidence a credit that was paid came back. */
export function ReturnDialog({ payment, line, ...dialog }: Props & { line: LineOut }) {
  const { mutateAsync: returnCredit } = useActOnShown(payments.returnCredit);
  return (
    <ActDialog
      {...dialog}
      title={t.return}
      text={t.returnText(line.name, formatMoney(line.amount))}
      initial={{ reason: "" }}
      schema={payments.returnCredit.input}
      inputOf={(values) => ({ ...keyOf(payment), lineId: line.id, ...values })}
      send={returnCredit}
      save={t.return}
      done={t.returned}
      guarded
    >
      {(form) => (
        <TextAreaField label={t.evidence} required data-autofocus {...form.field("reason")} />
      )}
    </ActDialog>
  );
}

type ReasonProps = Props & {
  call: typeof payments.cancel | typeof payments.settle;
  words: { title: string; text: string; reason: string; done: string };
};

/** Asks on what evidence a payment counts as settled. */
export function SettleDialog(given: Props) {
  const words = { title: t.settle, text: t.settleText, reason: t.evidence, done: t.settled };
  return <ReasonDialog call={payments.settle} words={words} {...given} />;
}

/** Asks why, and cancels a payment or its order. */
export function CancelDialog(given: Props) {
  const text = given.payment.state === "ordered" ? t.cancelOrderText : t.cancelText;
  const words = { title: t.cancel, text, reason: t.reason, done: t.cancelled };
  return <ReasonDialog call={payments.cancel} words={words} {...given} />;
}

/** Asks why, and does an act that needs a reason. */
function ReasonDialog({ payment, call, words, ...dialog }: ReasonProps) {
  const { mutateAsync: act } = useActOnShown(call);
  return (
    <ActDialog
      {...dialog}
      title={words.title}
      text={words.text}
      initial={{ reason: "" }}
      schema={call.input}
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      send={act}
      save={words.title}
      done={words.done}
      guarded
    >
      {(form) => (
        <TextAreaField label={words.reason} required data-autofocus {...form.field("reason")} />
      )}
    </ActDialog>
  );
}

function keyOf({ organizationId, id, version }: PaymentDetails) {
  return { organizationId, id, version };
}
