import { Button, Group, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { exclusionList } from "#api/payment-lists.ts";
import { exclusionListTexts } from "#texts/payment-lists.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { exclusionTexts, lacksBenefit } from "#texts/payments.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatMonth } from "#web/ui/formats.ts";
import { listColumns } from "#web/ui/list/list-columns.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";

const columns = listColumns(exclusionList, exclusionListTexts, {
  month: ({ month }) => formatMonth(month),
  why: ({ reason, name, days }) => (
    <div>
      {exclusionTexts[reason].title}
      <Text size="sm" c="dimmed">
        {days.length > 0 && `${lacksBenefit(name, days)}. `}
        {exclusionTexts[reason].hint}
      </Text>
    </div>
  ),
});

const firstShown = 20;
const most = 200;

/** Approved months that the payment leaves out, why, and what helps. */
export function ExclusionsPanel({ payment }: { payment: PaymentDetails }) {
  const { organizationId, id, exclusions } = payment;
  const [take, setTake] = useState(firstShown);
  const found = useQuery({
    ...queryOf(exclusionList.getAll, { organizationId, id, take }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={t.exclusions}
      actions={
        <ExportMenu
          onExport={(format, taking) =>
            download(exclusionList.export, { organizationId, id, format }, taking)
          }
        />
      }
    >
      <QueryState found={found} height={90} />
      {found.data && (
        <PlainTable
          label={t.exclusions}
          columns={columns}
          rows={found.data.items}
          rowKey={({ contractId, month }) => `${contractId} ${month}`}
        />
      )}
      {exclusions > take && take < most && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={() => setTake(most)}>
            {exclusions > most ? t.showFirst(most, exclusions) : t.showAll(exclusions)}
          </Button>
        </Group>
      )}
      {take === most && exclusions > most && (
        <Text c="dimmed" mt="sm">
          {t.firstShown(most, exclusions)}
        </Text>
      )}
    </Panel>
  );
}
