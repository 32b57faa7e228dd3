import { SegmentedControl, Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { paymentList, paymentsOfBodiesList } from "#api/payment-lists.ts";
import { mayAct } from "#domain/access.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { madePaymentTexts, paymentListTexts } from "#texts/payment-lists.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { paymentStateOf } from "#texts/payments.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization, useRole } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatInstant, formatMonth, formatNumber } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import { type AddressOf, useFound } from "#web/ui/list/use-found.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { NewPayment } from "./new-payment.tsx";
import { Overpayments } from "./overpayments.tsx";
import { PaymentSums, sumsOfBodies, sumsOfBody } from "./payment-sums.tsx";
import { paymentToneOf, submissionOf, unansweredOf } from "./payment-words.ts";

const readSearch = listSearchOf(paymentList.filters.extend({ of: z.enum(["all"]).optional() }));

export const Route = createFileRoute("/_signed-in/payments")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loaderDeps: ({ search: { of, month } }) => ({ of, month }),
  // The sums are shown above the list: if they loaded after it, they would push it down.
  loader: ({ context: { queryClient, organization }, deps }) => {
    const { of, month } = readSearch(deps);
    return of === "all"
      ? queryClient.prefetchQuery(sumsOfBodies(month))
      : queryClient.prefetchQuery(sumsOfBody(organization.id));
  },
  component: PaymentsPage,
});

function PaymentsPage() {
  const { of, ...address } = useRead(readSearch, Route.useSearch());
  const { page: _page, saved: _saved, ...filters } = address;
  const navigate = useNavigate();
  const role = useRole();
  const isAgency = mayAct(role, "payment.make", null);
  const ofAll = isAgency && of === "all";
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={isAgency && <NewPayment ofAll={ofAll} />}
    >
      <Stack gap="md">
        {isAgency && (
          <SegmentedControl
            aria-label={t.scope}
            style={{ alignSelf: "start" }}
            data={[
              { value: "body", label: t.ofBody },
              { value: "all", label: t.ofAll },
            ]}
            value={ofAll ? "all" : "body"}
            onChange={(value) =>
              void navigate({
                to: ".",
                search: { ...filters, ...(value === "all" ? { of: "all" } : {}) },
                replace: true,
              })
            }
          />
        )}
        <PaymentSums ofAll={ofAll} month={address.month} />
        <PaymentsTable
          key={ofAll ? "all" : "body"}
          address={address}
          ofAll={ofAll}
          mayMake={isAgency}
        />
        {!ofAll && <UnderTheList address={address} />}
      </Stack>
    </Page>
  );
}

/** Shown only once the list has loaded, because its rows would push it down. */
function UnderTheList({ address }: { address: AddressOf<typeof paymentList> }) {
  const { id: organizationId } = useOrganization();
  const { data } = useFound(paymentList, address, { organizationId });
  return data && <Overpayments />;
}

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
function PaymentsTable({ address, ofAll, mayMake }: Props) {
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

const months = Array.from({ length: 24 }, (_, back) => addMonths(thisMonth(), -back));

function OfMonth({ list }: { list: ListState<Address> }) {
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
