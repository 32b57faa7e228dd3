import { type SicknessBenefit, sicknessBenefits } from "#api/sickness-benefits.ts";
import { sicknessBenefitTexts as t } from "#texts/sickness-benefits.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { formatDay, formatDays, formatInstant, formatMoney } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

const SicknessBenefitForm = later(
  async () => (await import("./sickness-benefit-form.tsx")).SicknessBenefitForm,
);

type Listed = SicknessBenefit & { contractId: string };

/** What the insurance pays for illness under a contract of private law; the employer owes the rest. */
export function SicknessPanel({ contractId }: { contractId: string }) {
  const found = useAnswer(sicknessBenefits.getOfContract, { contractId });
  const { data, error, refetch } = found;
  const refusal = useRefusalTo("leave.correct");
  return (
    <Panel
      title={t.title}
      awaited={found}
      actions={
        <OpensForm act={t.add} reason={refusal} variant="default">
          {(close) => <SicknessBenefitForm contractId={contractId} onDone={close} />}
        </OpensForm>
      }
    >
      {error && <RetryError error={error} onRetry={refetch} />}
      {data && (
        <PlainTable
          label={t.title}
          columns={columns}
          rows={data.benefits.map((one) => ({ ...one, contractId }))}
          none={t.none}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  );
}

const columns: readonly Column<Listed>[] = [
  { id: "days", header: t.days, cell: formatDays },
  figure("amount", t.amount, ({ amount }) => formatMoney(amount)),
  { id: "note", header: t.note, cell: ({ note }) => note },
  { id: "by", header: t.by, cell: ({ by, at }) => t.byAt(by, formatInstant(at)) },
  { id: "act", header: t.takeBack, cell: (benefit) => <TakeBack benefit={benefit} /> },
];

function TakeBack({ benefit: { contractId, from, to } }: { benefit: Listed }) {
  const refusal = useRefusalTo("leave.correct");
  return (
    <CallButton
      reason={refusal}
      variant="subtle"
      size="xs"
      aria-label={t.takeBackOf(formatDay(from), formatDay(to))}
      makes={sicknessBenefits.set}
      input={{ contractId, from, to, amount: null, note: "" }}
      done={t.takenBack}
    >
      {t.takeBack}
    </CallButton>
  );
}
