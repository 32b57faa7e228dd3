import { Group, Text } from "@mantine/core";
import { type LeaveBalance, leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { type Column, figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { Note } from "#web/ui/note.tsx";
import { Remainder } from "#web/ui/remainder.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

const NewLeave = later(async () => (await import("#web/features/leaves/public.ts")).NewLeave);

const LeavesOfContract = later(
  async () => (await import("#web/features/leaves/public.ts")).LeavesOfContract,
);

const LeaveCorrectionForm = later(
  async () => (await import("./leave-correction-form.tsx")).LeaveCorrectionForm,
);

/** The leave of a contract in the current year, and the corrections made to it. */
export function LeavePanel({ contractId, isOwn }: { contractId: string; isOwn: boolean }) {
  const year = Number(today().slice(0, 4));
  const found = useAnswer(leaveBalances.getOfContract, { contractId, year });
  const { data, error, refetch } = found;
  const right = useRefusalTo("leave.correct");
  const refusal = right ?? (isOwn ? ownAffairTexts.contract : null);
  const balances = data?.balances ?? [];
  return (
    <Panel
      title={t.titleOf(year)}
      awaited={found}
      actions={
        <Group gap="xs">
          <NewLeave contractId={contractId} variant="default" />
          <OpensForm act={t.correct} reason={refusal} variant="default">
            {(close) => (
              <LeaveCorrectionForm
                contractId={contractId}
                year={year}
                balances={balances}
                corrections={data?.corrections ?? 0}
                onDone={close}
              />
            )}
          </OpensForm>
        </Group>
      }
    >
      {error && <RetryError error={error} onRetry={refetch} />}
      {data && (
        <PlainTable
          label={t.title}
          columns={columnsFor(balances)}
          rows={balances}
          none={t.none}
          rowKey={({ code }) => code}
        />
      )}
      <LeavesOfContract contractId={contractId} year={year} />
      {data && <Notes year={year} balances={balances} contracts={data.contracts} />}
      {balances.map((one) => (
        <Corrections key={one.code} balance={one} />
      ))}
    </Panel>
  );
}

const columns: readonly Column<LeaveBalance>[] = [
  { id: "reason", header: t.reason, cell: ({ title }) => title },
  figure("entitled", t.entitled, ({ entitledDays }) => daysText(entitledDays)),
  figure("carried", t.carried, carriedText),
  figure("corrected", t.corrected, ({ correctedDays }) => daysText(correctedDays)),
  figure("taken", t.taken, ({ takenDays }) => daysText(takenDays)),
  figure("planned", t.planned, ({ plannedDays }) => daysText(plannedDays)),
  figure("left", t.left, ({ leftDays }) => <Remainder of={leftDays} />),
];

/** Without the columns that are empty for every leave. */
function columnsFor(balances: readonly LeaveBalance[]): readonly Column<LeaveBalance>[] {
  const has: Record<string, (balance: LeaveBalance) => boolean> = {
    carried: ({ carriedDays }) => carriedDays !== 0,
    corrected: ({ correctedDays }) => correctedDays !== 0,
    planned: ({ plannedDays }) => plannedDays !== 0,
  };
  return columns.filter(({ id }) => balances.some(has[id] ?? (() => true)));
}

type NotesProps = { year: number; balances: readonly LeaveBalance[]; contracts: number };

/** Notes that explain the figures. */
function Notes({ year, balances, contracts }: NotesProps) {
  const rest =
    balances.find(({ restOfYearBefore }) => restOfYearBefore !== null)?.restOfYearBefore ?? null;
  const words = [
    ...(rest === null ? [] : [t.restBefore(year - 1, rest)]),
    ...(contracts > 1 ? [t.shared(contracts)] : []),
    t.note,
  ];
  return <Note mt="xs">{words.join(" ")}</Note>;
}

function Corrections({ balance }: { balance: LeaveBalance }) {
  return balance.corrections.map(({ id, kind, days, note, at, by }) => (
    <Text key={id} size="sm" mt="xs">
      {t.correctionLine({
        title: balance.title,
        kind: t.kinds[kind],
        days,
        note,
        at: formatInstant(at),
        by,
      })}
    </Text>
  ));
}

function daysText(days: number | null): string {
  return days === null ? "–" : formatNumber(days);
}

function carriedText({ carriedDays, carriedUntil, isCarriedByDecision }: LeaveBalance): string {
  if (carriedDays === 0) return formatNumber(0);
  const words = [t.carriedUntil(formatDay(carriedUntil)), isCarriedByDecision ? t.byDecision : ""];
  return `${formatNumber(carriedDays)} (${words.filter((word) => word !== "").join(", ")})`;
}
