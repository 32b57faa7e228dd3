import { SegmentedControl, Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { payments } from "#api/payments.ts";
import { mayAct } from "#domain/access.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { NewPayment } from "./new-payment.tsx";
import { PaymentSums } from "./payment-sums.tsx";
import { PaymentsTable, type PaymentsSearch } from "./payments-table.tsx";

const { input } = payments.getAll;

const readSearch = listSearchOf(
  input
    .pick({ search: true, sort: true, state: true, month: true })
    .extend({ of: z.enum(["all"]).optional() }),
);

export const Route = createFileRoute("/_signed-in/payments")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: PaymentsPage,
});

function PaymentsPage() {
  const list = useListState<PaymentsSearch>(useRead(readSearch, Route.useSearch()));
  const role = useSession()?.area ?? "Employee";
  const isAgency = mayAct(role, "payment.make", null);
  const ofAll = isAgency && list.search.of === "all";
  return (
    <Page title={t.title} description={t.description} actions={isAgency && <NewPayment />}>
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
            onChange={(value) => list.change({ of: value === "all" ? "all" : undefined })}
          />
        )}
        <PaymentSums ofAll={ofAll} month={list.search.month} />
        <PaymentsTable key={ofAll ? "all" : "body"} list={list} ofAll={ofAll} mayMake={isAgency} />
      </Stack>
    </Page>
  );
}
