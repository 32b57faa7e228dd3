import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Month } from "#domain/calendar/day.ts";
import { payments } from "#api/payments.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { openingOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { BarChart, type Bar } from "#web/ui/chart/bar-chart.tsx";
import { formatMonth } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { eurosOf, formatEuros } from "./payment-words.ts";

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
  const bars = found.data?.months.map(({ month, paid, waiting }) =>
    barOf(formatMonth(month), paid, waiting),
  );
  return <Sums title={t.sums} heading={t.month} bars={bars} found={found} />;
}

function SumsOfBodies({ month }: { month: Month }) {
  const found = useQuery(sumsOfBodies(month));
  const bodies = found.data?.bodies;
  const bars = bodies
    ?.slice(0, mostBars)
    .map(({ title, paid, waiting }) => barOf(title, paid, waiting));
  const title = t.sumsOfBodies(formatMonth(month));
  return (
    <Sums title={title} heading={t.organization} bars={bars} found={found}>
      {bodies && bodies.length > mostBars && (
        <Text c="dimmed">{t.largestBodies(mostBars, bodies.length)}</Text>
      )}
    </Sums>
  );
}

const mostBars = 12;

function Sums(props: {
  title: string;
  heading: string;
  bars: readonly Bar[] | undefined;
  found: { error: unknown; isPending: boolean; refetch: () => unknown };
  children?: ReactNode;
}) {
  const { title, heading, bars, found, children } = props;
  if (bars?.length === 0) return null;
  return (
    <Panel title={title}>
      {found.error !== null && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <LoadingLines height={60} />}
      {/* One bar has no shape: it is a figure. */}
      {bars?.length === 1 &&
        bars.map(({ label, text }) => <Text key={label}>{`${label}: ${text}`}</Text>)}
      {bars && bars.length > 1 && (
        <BarChart label={title} headings={[heading, t.amount]} bars={bars} />
      )}
      {children}
    </Panel>
  );
}

function barOf(label: string, paid: string, waiting: string): Bar {
  const value = eurosOf(paid) + eurosOf(waiting);
  return { label, value, text: formatEuros(value) };
}
