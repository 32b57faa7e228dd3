import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { payments } from "#api/payments.ts";
import type { PaymentItem } from "#api/payment-shapes.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { paymentStates, type PaymentState } from "#domain/payments/payment.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { paymentStateTexts } from "#texts/payments.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type Paging } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatMonth } from "#web/ui/formats.ts";
import { bodyColumns, paymentColumns } from "./payment-columns.tsx";

type Sort = NonNullable<(typeof payments.getAll.input)["_output"]["sort"]>;

/** What the address keeps of the list. */
export type PaymentsSearch = Paging & {
  search?: string | undefined;
  sort?: Sort | undefined;
  state?: PaymentState | undefined;
  month?: Month | undefined;
  of?: "all" | undefined;
};

type Props = { list: ListState<PaymentsSearch>; ofAll: boolean; mayMake: boolean };

/** The payments of the selected body, or of all. */
export function PaymentsTable({ list, ofAll, mayMake }: Props) {
  const organizationId = useOrganization().id;
  const { of: _scope, ...filters } = list.search;
  const found = useQuery(
    ofAll
      ? listOf(payments.getAllOfBodies, pageInput(filters))
      : listOf(payments.getAll, pageInput({ ...filters, organizationId })),
  );
  const { page: _page, take: _take, ...exported } = filters;
  return (
    <DataTable<PaymentItem, PaymentsSearch>
      name={ofAll ? "payments-of-bodies" : "payments"}
      label={t.list}
      columns={ofAll ? bodyColumns : paymentColumns}
      found={found}
      list={withoutScope(list)}
      usualSort="-createdAt"
      rowKey={(row) => row.id}
      rowLink={(row) => ({
        to: "/payments/details/$id",
        params: { id: row.id },
        search: { body: row.organizationId },
      })}
      searchLabel={t.search}
      filters={<Filters list={list} />}
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            ofAll
              ? download(payments.exportOfBodies, { ...exported, format }, taking)
              : download(payments.export, { ...exported, organizationId, format }, taking)
          }
        />
      }
      isMuted={(row) => row.state === "cancelled"}
      empty={<EmptyState title={t.none} text={mayMake ? t.noneHint : t.noneHintReader} />}
    />
  );
}

const months = Array.from({ length: 24 }, (_, back) => addMonths(thisMonth(), -back));

function Filters({ list }: Pick<Props, "list">) {
  return (
    <>
      <Select
        aria-label={t.state}
        placeholder={t.allStates}
        clearable
        w={190}
        data={paymentStates.map((state) => ({ value: state, label: paymentStateTexts[state] }))}
        value={list.search.state ?? null}
        onChange={(state) => list.change({ state: state ?? undefined })}
      />
      <Select
        aria-label={t.month}
        placeholder={t.allMonths}
        clearable
        searchable
        w={190}
        data={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        value={list.search.month ?? null}
        onChange={(month) => list.change({ month: month ?? undefined })}
      />
    </>
  );
}

/** Whose payments are shown is what the page is about, no filter of the list. */
function withoutScope(list: ListState<PaymentsSearch>): ListState<PaymentsSearch> {
  const { search, state, month } = list.search;
  return {
    ...list,
    filtered: [search, state, month].some((filter) => filter !== undefined),
    clear: () => list.change({ search: undefined, state: undefined, month: undefined }),
  };
}
