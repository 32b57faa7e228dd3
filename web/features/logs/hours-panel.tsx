import { Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiLogs } from "#api/logs.ts";
import { logColumns, logPageTexts as t } from "#texts/logs.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";

const series = [
  { name: t.calls, color: "var(--mantine-primary-color-filled)" },
  { name: t.failedCalls, color: "var(--mantine-color-red-6)" },
];

/** How busy the last 24 hours were, and how quickly calls were answered. */
export function HoursPanel() {
  const { data, error, refetch } = useQuery(queryOf(apiLogs.getHours, {}));
  if (error !== null) return <RetryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={260} aria-busy />;
  const { hours, medianMs, p95Ms } = data;
  const sum = (of: "calls" | "failed") => hours.reduce((total, hour) => total + hour[of], 0);
  return (
    <Panel title={t.hours}>
      <Stack gap="md">
        <StatTiles>
          <StatTile label={t.calls} value={formatNumber(sum("calls"))} />
          <StatTile
            label={t.failedCalls}
            value={formatNumber(sum("failed"))}
            tone={sum("failed") > 0 ? "bad" : "good"}
          />
          <StatTile label={t.median} value={speed(medianMs)} />
          <StatTile label={t.p95} value={speed(p95Ms)} />
        </StatTiles>
        <ColumnChart
          label={t.hours}
          heading={logColumns.at}
          series={series}
          columns={hours.map(({ from, calls, failed }) => ({
            label: formatInstant(from).slice(-5),
            values: [calls - failed, failed],
          }))}
        />
      </Stack>
    </Panel>
  );
}

function speed(ms: number | null): string {
  return ms === null ? t.none : t.ms(formatNumber(ms));
}
