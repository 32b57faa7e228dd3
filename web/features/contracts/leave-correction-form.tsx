import { type LeaveBalance, leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { numberOf } from "#web/ui/form/convert.ts";
import { CheckField, NumberField, SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = {
  contractId: string;
  year: number;
  balances: readonly LeaveBalance[];
  onDone: () => void;
};

/** Adds days to a leave of the year or takes them away. */
export function LeaveCorrectionForm({ contractId, year, balances, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const correct = useCall(leaveBalances.correct, [
    leaveBalances.getOfContract,
    leaveBalances.getOfSheet,
    leaveBalances.getAll,
  ]);
  const form = useForm({
    initial: { code: firstCode(balances), kind: false, days: "", note: "" },
    schema: leaveBalances.correct.input,
    inputOf: ({ code, kind, days, note }) => ({
      organizationId,
      contractId,
      year,
      code: code ?? "",
      kind: kindOf(kind),
      days: numberOf(days) ?? Number.NaN,
      note,
    }),
    send: (input) => correct.mutateAsync(input),
    onSaved: () => {
      toast.success(t.done);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <SelectField
        label={t.reason}
        data={balances.map(({ code, title }) => ({ value: code, label: title }))}
        required
        {...form.field("code")}
      />
      <CheckField label={t.kinds.carried} description={t.carriedHelp} {...form.field("kind")} />
      <NumberField label={t.days} description={t.daysHelp} required {...form.field("days")} />
      <TextAreaField label={t.why} required {...form.field("note")} />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}

function firstCode(balances: readonly LeaveBalance[]): string | null {
  return balances[0]?.code ?? null;
}

function kindOf(isCarried: boolean): LeaveBalance["corrections"][number]["kind"] {
  return isCarried ? "carried" : "correction";
}
