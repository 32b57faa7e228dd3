import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Month } from "#domain/calendar/day.ts";
import type { MonthSum } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { openingOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { figure } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";

type Props = { ofAll: boolean; month: Month | undefined };

/** What was paid or is on its way: by month for the selected body, by body where all are shown. */
export function PaymentSums({ ofAll, month = monthToClose() }: Props) {
  return ofAll ? <SumsOfBodies month={month} /> : <SumsOfBody />;
}

/** The sums of a body by month. */
export function sumsOfBody(organizationId: string) {
  return openingOf(payments.getSums, { organizationId });
}

/** The sums of a month by body. */
export function sumsOfBodies(month = monthToClose()) {
  return openingOf(payments.getSumsOfBodies, { month });
}

function SumsOfBody() {
  const organizationId = useOrganization().id;
  const found = useQuery(sumsOfBody(organizationId));
  const rows = found.data?.months.map(({ month, ...sums }) => ({
    name: formatMonth(month),
    ...sums,
  }));
  return <Sums title={t.sums} heading={t.month} rows={rows} found={found} />;
}

function SumsOfBodies({ month }: { month: Month }) {
  const found = useQuery(sumsOfBodies(month));
  const bodies = found.data?.bodies;
  const rows = bodies?.slice(0, mostRows).map(({ title: name, ...sums }) => ({ name, ...sums }));
  const title = t.sumsOfBodies(formatMonth(month));
  return (
    <Sums title={title} heading={t.organization} rows={rows} found={found}>
      {bodies && bodies.length > mostRows && (
        <Text c="dimmed">{t.largestBodies(mostRows, bodies.length)}</Text>
      )}
    </Sums>
  );
}

const mostRows = 12;

type Row = { name: string } & Omit<MonthSum, "month">;

function Sums(props: {
  title: string;
  heading: string;
  rows: readonly Row[] | undefined;
  found: { error: unknown; isPending: boolean; refetch: () => unknown };
  children?: ReactNode;
}) {
  const { title, heading, rows, found, children } = props;
  if (rows?.length === 0) return null;
  return (
    <Panel title={title}>
      {found.error !== null && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <LoadingLines height={60} />}
      {rows && (
        <PlainTable
          label={title}
          columns={[{ id: "name", header: heading, cell: ({ name }) => name }, ...amounts]}
          rows={rows}
          rowKey={({ name }) => name}
        />
      )}
      {children}
    </Panel>
  );
}

const amounts = (["paid", "waiting", "rejected"] as const).map((of) =>
  figure<Row>(of, t.sumsOf[of], (row) => formatMoney(row[of])),
);
