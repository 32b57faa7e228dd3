import { Select, Switch, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { lineStates, type LineState } from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { lineStateTexts } from "#texts/payments.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type Paging } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { LineItems } from "./line-items.tsx";
import { lineColumns } from "./line-columns.tsx";

type Sort = NonNullable<(typeof payments.getLines.input)["_output"]["sort"]>;

/** What the address keeps of the lines. */
export type LinesSearch = Paging & {
  search?: string | undefined;
  sort?: Sort | undefined;
  state?: LineState | undefined;
  differences?: "true" | undefined;
};

type Props = { payment: PaymentDetails; list: ListState<LinesSearch> };

/** The lines of a payment; each opens into how its amount came about. */
export function PaymentLines({ payment, list }: Props) {
  const { organizationId, id } = payment;
  const asked = { ...list.search, organizationId, id };
  const found = useQuery(listOf(payments.getLines, pageInput(asked)));
  const { page: _page, take: _take, ...exported } = asked;
  return (
    <DataTable<LineOut, LinesSearch>
      name="payment-lines"
      label={t.lineList}
      columns={lineColumns}
      found={found}
      list={list}
      usualSort="name"
      rowKey={(row) => row.id}
      renderDetail={(row) => <LineItems line={row} organizationId={organizationId} />}
      searchLabel={t.search}
      filters={<Filters list={list} />}
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(payments.exportLines, { ...exported, format }, taking)
          }
        />
      }
      empty={<EmptyState title={t.noLines} text={t.noLinesHint} />}
    />
  );
}

function Filters({ list }: Pick<Props, "list">) {
  return (
    <>
      <Select
        aria-label={t.state}
        placeholder={t.allStates}
        clearable
        w={190}
        data={lineStates.map((state) => ({ value: state, label: lineStateTexts[state] }))}
        value={list.search.state ?? null}
        onChange={(state) => list.change({ state: state ?? undefined })}
      />
      <Switch
        label={<Text size="sm">{t.onlyDifferences}</Text>}
        checked={list.search.differences === "true"}
        onChange={(event) =>
          list.change({ differences: event.currentTarget.checked ? "true" : undefined })
        }
      />
    </>
  );
}
