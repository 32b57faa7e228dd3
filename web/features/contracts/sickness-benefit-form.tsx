import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { sicknessBenefitTexts as t } from "#texts/sickness-benefits.ts";
import { moneyOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { MoneyField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

type Props = { contractId: string; onDone: () => void };

/** Records what the insurance pays for a range of illness; entering the same days again corrects it. */
export function SicknessBenefitForm({ contractId, onDone }: Props) {
  const form = useCallForm({
    initial: { from: "", to: "", amount: "", note: "" },
    call: sicknessBenefits.set,
    inputOf: ({ from, to, amount, note }) => ({
      contractId,
      from,
      to,
      amount: moneyOf(amount) ?? "",
      note,
    }),
    done: t.done,
    onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <DateField label={t.from} required {...form.field("from")} />
      <DateField label={t.to} required since={form.values.from} {...form.field("to")} />
      <MoneyField label={t.amount} description={t.amountHelp} required {...form.field("amount")} />
      <TextAreaField label={t.note} {...form.field("note")} />
    </Form>
  );
}
