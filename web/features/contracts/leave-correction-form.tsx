import { CorrectedMeanwhile, type LeaveBalance, leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { numberOf } from "#web/ui/form/convert.ts";
import { CheckField, NumberField, SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { RecordForm } from "#web/ui/form/use-record-form.ts";

type Values = { code: string | null; kind: boolean; days: string; note: string };

type Props = {
  contractId: string;
  year: number;
  balances: readonly LeaveBalance[];
  /** How many corrections the year had when the panel above the form was read. */
  corrections: number;
  onDone: () => void;
};

/** Adds days to a leave of the year or takes them away. */
export function LeaveCorrectionForm(props: Props) {
  const { contractId, year, balances, corrections, onDone } = props;
  const form: RecordForm<Values> = useCallForm<Values, typeof leaveBalances.correct>({
    initial: { code: balances[0]?.code ?? null, kind: false, days: "", note: "" },
    version: corrections,
    call: leaveBalances.correct,
    inputOf: ({ code, kind, days, note }, knownCorrections) => ({
      contractId,
      year,
      code: code ?? "",
      kind: kind ? ("carried" as const) : ("correction" as const),
      days: numberOf(days) ?? Number.NaN,
      note,
      // A user who was shown another correction and saves again means both.
      seenCorrections:
        CorrectedMeanwhile.safeParse(form.refusal?.current).data?.corrections ?? knownCorrections,
    }),
    done: t.done,
    onDone,
  });
  return (
    <Form form={form} onCancel={onDone}>
      <SelectField
        label={t.reason}
        data={balances.map(({ code, title }) => ({ value: code, label: title }))}
        required
        {...form.field("code")}
      />
      <CheckField label={t.kinds.carried} description={t.carriedHelp} {...form.field("kind")} />
      <NumberField label={t.days} description={t.daysHelp} required {...form.field("days")} />
      <TextAreaField label={t.why} required {...form.field("note")} />
    </Form>
  );
}
