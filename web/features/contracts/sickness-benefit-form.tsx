import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { sicknessBenefitTexts as t } from "#texts/sickness-benefits.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { moneyOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { MoneyField, TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { contractId: string; onDone: () => void };

/** Says what the insurance pays for a range of illness; the same days again correct it. */
export function SicknessBenefitForm({ contractId, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const set = useCall(sicknessBenefits.set, [sicknessBenefits.getOfContract]);
  const form = useForm({
    initial: { from: "", to: "", amount: "", note: "" },
    schema: sicknessBenefits.set.input,
    inputOf: ({ from, to, amount, note }) => ({
      organizationId,
      contractId,
      from,
      to,
      amount: moneyOf(amount) ?? "",
      note,
    }),
    send: (input) => set.mutateAsync(input),
    onSaved: () => {
      toast.success(t.done);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <DateField label={t.from} required {...form.field("from")} />
      <DateField label={t.to} required {...form.field("to")} />
      <MoneyField label={t.amount} description={t.amountHelp} required {...form.field("amount")} />
      <TextAreaField label={t.note} {...form.field("note")} />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
