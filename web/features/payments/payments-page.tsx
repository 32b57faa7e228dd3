import { SegmentedControl, Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { paymentList } from "#api/payment-lists.ts";
import { mayAct } from "#domain/access.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization, useRole } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { type AddressOf, useFound } from "#web/ui/list/use-found.ts";
import { Page } from "#web/ui/page.tsx";
import { NewPayment } from "./new-payment.tsx";
import { Overpayments } from "./overpayments.tsx";
import { PaymentSums, sumsOfBodies, sumsOfBody } from "./payment-sums.tsx";
import { PaymentsTable } from "./payments-table.tsx";

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
