import { Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type LeaveBalance, leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { LeaveCorrectionForm } from "./leave-correction-form.tsx";

/** Leave of a contract in the present year, and the corrections that were made of it. */
export function LeavePanel({ contractId }: { contractId: string }) {
  const { id: organizationId } = useOrganization();
  const year = Number(today().slice(0, 4));
  const asked = { organizationId, contractId, year };
  const { data, error, refetch } = useQuery(queryOf(leaveBalances.getOfContract, asked));
  const refusal = useRefusalTo("leave.correct");
  const [isCorrecting, correcting] = useDisclosure(false);
  const balances = data?.balances ?? [];
  return (
    <Panel
      title={t.titleOf(year)}
      actions={
        <ActButton reason={refusal} variant="light" onClick={correcting.open}>
          {t.correct}
        </ActButton>
      }
    >
      {error && <RetryError error={error} onRetry={refetch} />}
      {data && balances.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {balances.length > 0 && <Balances balances={balances} />}
      {data && <Notes year={year} balances={balances} contracts={data.contracts} />}
      {balances.map((one) => (
        <Corrections key={one.code} balance={one} />
      ))}
      <FormDrawer opened={isCorrecting} onClose={correcting.close} title={t.correct}>
        <LeaveCorrectionForm
          contractId={contractId}
          year={year}
          balances={balances}
          onDone={correcting.close}
        />
      </FormDrawer>
    </Panel>
  );
}

const headers = [t.entitled, t.carried, t.corrected, t.taken, t.planned, t.left];

function Balances({ balances }: { balances: readonly LeaveBalance[] }) {
  return (
    <ScrollTable label={t.title} minWidth="44rem">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.reason}</Table.Th>
          {headers.map((header) => (
            <Table.Th key={header} ta="end">
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {balances.map((one) => (
          <Table.Tr key={one.code}>
            <Table.Td fw={550}>{one.title}</Table.Td>
            <Table.Td ta="end">{daysText(one.entitledDays)}</Table.Td>
            <Table.Td ta="end">{carriedText(one)}</Table.Td>
            <Table.Td ta="end">{daysText(one.correctedDays)}</Table.Td>
            <Table.Td ta="end">{daysText(one.takenDays)}</Table.Td>
            <Table.Td ta="end">{daysText(one.plannedDays)}</Table.Td>
            <Table.Td ta="end" fw={650}>
              {daysText(one.leftDays)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}

type NotesProps = { year: number; balances: readonly LeaveBalance[]; contracts: number };

/** What stands behind the figures. */
function Notes({ year, balances, contracts }: NotesProps) {
  const rest = balances.find(({ restOfYearBefore }) => restOfYearBefore !== null);
  const words = [
    ...(rest ? [t.restBefore(year - 1, daysText(rest.restOfYearBefore))] : []),
    ...(contracts > 1 ? [t.shared(contracts)] : []),
    t.note,
  ];
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {words.join(" ")}
    </Text>
  );
}

function Corrections({ balance }: { balance: LeaveBalance }) {
  return balance.corrections.map(({ id, kind, days, note, at, by }) => (
    <Text key={id} size="sm" mt="xs">
      {t.correctionLine({
        title: balance.title,
        kind: t.kinds[kind],
        days: formatNumber(days),
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
