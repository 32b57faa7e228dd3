import { Alert } from "@mantine/core";
import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { amountsText, paymentTexts as t } from "#texts/payment-pages.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { today } from "#web/kernel/today.ts";
import { formatMoney } from "#web/ui/formats.ts";
import { CallDialog, ReasonDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { isToCheck, unansweredOf, unansweredTotal } from "./payment-words.ts";

type Props = {
  opened: boolean;
  payment: PaymentDetails;
  /** What another user did meanwhile, so that the act is no longer possible; null while it is. */
  late?: string | null;
  onClose: () => void;
};

/** Asks for the password again and approves the payment. */
export function ApproveDialog({ payment, ...dialog }: Props) {
  const { lines, total } = payment;
  return (
    <CallDialog
      {...dialog}
      title={t.approveTitle(payment.number)}
      text={`${t.approveText(lines, formatMoney(total))} ${amountsText}`}
      initial={{ password: "" }}
      call={payments.approve}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      save={t.approve}
      done={t.approved}
    >
      {(form) => <ConfirmationField {...form.field("password")} />}
    </CallDialog>
  );
}

/** Asks for the day on which the bank is to pay and makes the order. */
export function OrderDialog({ payment, ...dialog }: Props) {
  return (
    <CallDialog
      {...dialog}
      title={t.orderTitle(payment.number)}
      text={t.orderText}
      initial={{ executionDate: payment.earliestExecution }}
      call={payments.order}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
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
    </CallDialog>
  );
}

/** Asks when the bank received the order and under which reference, and records it. */
export function SubmitDialog({ payment, ...dialog }: Props) {
  return (
    <CallDialog
      {...dialog}
      title={t.submitTitle(payment.number)}
      text={t.submitText}
      initial={{ submittedOn: today(), reference: "" }}
      call={payments.submit}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
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
    </CallDialog>
  );
}

/** Asks for the evidence that a paid credit came back. */
export function ReturnDialog({ payment, line, ...dialog }: Props & { line: LineOut }) {
  return (
    <ReasonDialog
      {...dialog}
      title={t.return}
      text={t.returnText(line.name, formatMoney(line.amount))}
      label={t.evidence}
      call={payments.returnCredit}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), lineId: line.id, ...values })}
      save={t.return}
      done={t.returned}
    />
  );
}

/** Asks for the evidence that a payment counts as settled. */
export function SettleDialog({ payment, ...dialog }: Props) {
  return (
    <ReasonDialog
      {...dialog}
      title={t.settle}
      text={<SettleText payment={payment} />}
      label={t.evidence}
      call={payments.settle}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      save={t.settle}
      done={t.settled}
    />
  );
}

/** How many lines would count as paid, and whether an answer of the bank leaves that in doubt. */
function SettleText({ payment }: Pick<Props, "payment">) {
  const isDoubtful = payment.answers.some(({ report }) => isToCheck(report));
  return (
    <>
      {t.settleText(unansweredOf(payment), formatMoney(unansweredTotal(payment)))}
      {isDoubtful && (
        <Alert color="yellow" mt="sm">
          {t.settleDoubtful}
        </Alert>
      )}
    </>
  );
}

/** Asks why, and cancels a payment or its order. */
export function CancelDialog({ payment, ...dialog }: Props) {
  return (
    <ReasonDialog
      {...dialog}
      title={t.cancel}
      text={payment.file ? t.cancelOrderText : t.cancelText}
      label={t.reason}
      call={payments.cancel}
      atOnce
      inputOf={(values) => ({ ...keyOf(payment), ...values })}
      save={t.cancel}
      done={t.cancelled}
    />
  );
}

function keyOf({ organizationId, id, version }: PaymentDetails) {
  return { organizationId, id, version };
}
