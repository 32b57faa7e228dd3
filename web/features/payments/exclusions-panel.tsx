import { Button, Group, Skeleton, Table, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { exclusionTexts } from "#texts/payments.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

const firstShown = 20;
const most = 200;

/** Approved months that the payment leaves out, why, and what helps. */
export function ExclusionsPanel({ payment }: { payment: PaymentDetails }) {
  const { organizationId, id, exclusions } = payment;
  const [take, setTake] = useState(firstShown);
  const found = useQuery({
    ...queryOf(payments.getExclusions, { organizationId, id, take }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={t.exclusions}
      actions={
        <ExportMenu
          onExport={(format, taking) =>
            download(payments.exportExclusions, { organizationId, id, format }, taking)
          }
        />
      }
    >
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={90} aria-busy />}
      {found.data && (
        <ScrollTable label={t.exclusions} minWidth="40rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.name}</Table.Th>
              <Table.Th>{t.contract}</Table.Th>
              <Table.Th>{t.what}</Table.Th>
              <Table.Th>{t.why}</Table.Th>
              <Table.Th ta="end">{t.amount}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.data.items.map((row) => (
              <Table.Tr key={`${row.contractId} ${row.month}`}>
                <Table.Th scope="row">{row.name}</Table.Th>
                <Table.Td>{row.contractNumber}</Table.Td>
                <Table.Td>{formatMonth(row.month)}</Table.Td>
                <Table.Td>
                  {exclusionTexts[row.reason].title}
                  <Text size="sm" c="dimmed">
                    {exclusionTexts[row.reason].hint}
                  </Text>
                </Table.Td>
                <Table.Td ta="end">{formatMoney(row.amount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
      {exclusions > take && take < most && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={() => setTake(most)}>
            {t.showAll(Math.min(exclusions, most))}
          </Button>
        </Group>
      )}
    </Panel>
  );
}
