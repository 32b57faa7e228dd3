import { paymentList, paymentsOfBodiesList } from "#api/payment-lists.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { madePaymentTexts, paymentListTexts } from "#texts/payment-lists.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { paymentStateOf } from "#texts/payments.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatInstant, formatMonth, formatNumber } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { paymentToneOf, submissionOf, unansweredOf } from "./payment-words.ts";

const cells: Cells<typeof paymentsOfBodiesList> = {
  organization: { wraps: true },
  month: ({ month }) => formatMonth(month),
  state: (row) => <StatusBadge tone={paymentToneOf(row)}>{paymentStateOf(row)}</StatusBadge>,
  outcome: {
    wraps: true,
    minWidth: "9rem",
    cell: (row) => t.outcomeOf(row.paidLines, row.rejectedLines, unansweredOf(row)),
  },
  exclusions: ({ exclusions }) => (exclusions === 0 ? "–" : formatNumber(exclusions)),
  submission: (row) => submissionOf(row.submission) || "–",
  created: { cell: (row) => formatInstant(row.createdAt), note: (row) => row.createdBy },
};

type Address = AddressOf<typeof paymentsOfBodiesList>;

type Props = { address: Address; ofAll: boolean; mayMake: boolean };

/** The payments of the selected body, or of all. */
export function PaymentsTable({ address, ofAll, mayMake }: Props) {
  return (
    <ListTable
      list={ofAll ? paymentsOfBodiesList : paymentList}
      texts={mayMake ? madePaymentTexts : paymentListTexts}
      address={address}
      beside={ofAll ? { of: "all" } : {}}
      cells={cells}
      rowLink={(row) => ({
        to: "/payments/details/$id",
        params: { id: row.id },
        search: { body: row.organizationId },
      })}
      renderFilters={(list) => <OfMonth list={list} />}
      isMuted={(row) => row.state === "cancelled"}
    />
  );
}

function OfMonth({ list }: { list: ListState<Address> }) {
  const months = Array.from({ length: 24 }, (_, back) => addMonths(thisMonth(), -back));
  return (
    <FilterSelect
      label={paymentListTexts.columns.month}
      any={t.allMonths}
      searchable
      w={190}
      data={months.map((month) => ({ value: month, label: formatMonth(month) }))}
      chosen={list.search.month}
      onChoose={(month) => list.change({ month })}
    />
  );
}
