import type { OverpaymentOut, RecoveryOut } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { CallDialog, ReasonDialog } from "#web/ui/form/act-dialog.tsx";
import { moneyOf, moneyText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { MoneyField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";

type Props = { opened: boolean; onClose: () => void };

/** Asks how much of an overpayment was given back, when and by which document, and records it. */
export function RecoverDialog({ overpayment, ...dialog }: Props & { overpayment: OverpaymentOut }) {
  const { contractId, name, month, paidFrom, amount: waits } = overpayment;
  const { id: organizationId } = useOrganization();
  const all = centsToDecimal(-(decimalToCents(waits) ?? 0));
  return (
    <CallDialog
      {...dialog}
      title={t.recover}
      text={t.recoverText(name, formatMonth(month), formatMoney(all))}
      initial={{ amount: moneyText(all), recoveredOn: today(), reference: "" }}
      call={payments.recover}
      atOnce
      inputOf={({ amount, ...values }) => ({
        organizationId,
        contractId,
        month,
        waits,
        amount: moneyOf(amount) ?? "",
        ...values,
      })}
      save={t.recover}
      done={t.recovered}
      guarded
    >
      {(form) => (
        <>
          <MoneyField label={t.recoveredAmount} required {...form.field("amount")} />
          <DateField
            label={t.recoveredOn}
            required
            min={paidFrom}
            max={today()}
            {...form.field("recoveredOn")}
          />
          <TextField
            label={t.paper}
            description={t.paperHint}
            required
            data-autofocus
            {...form.field("reference")}
          />
        </>
      )}
    </CallDialog>
  );
}

/** Asks why a recorded recovery does not hold, and withdraws it. */
export function WithdrawDialog({ recovery, ...dialog }: Props & { recovery: RecoveryOut }) {
  const { id: recoveryId, name, month, amount } = recovery;
  const { id: organizationId } = useOrganization();
  return (
    <ReasonDialog
      {...dialog}
      title={t.withdraw}
      text={t.withdrawText(name, formatMonth(month), formatMoney(amount))}
      label={t.reason}
      call={payments.withdrawRecovery}
      atOnce
      inputOf={(values) => ({ organizationId, recoveryId, ...values })}
      save={t.withdraw}
      done={t.withdrawn}
    />
  );
}
