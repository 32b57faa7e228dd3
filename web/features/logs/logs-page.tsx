import { Stack, Text } from "@mantine/core";
import { createFileRoute, type LinkProps } from "@tanstack/react-router";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { addDays } from "#domain/calendar/day.ts";
import { logPageTexts as t, logColumns } from "#texts/logs.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { TextLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState, Pending } from "#web/ui/pending.tsx";
import styles from "#web/ui/rows.module.css";
import { PagesUnder } from "#web/ui/siblings.tsx";
import { StatTile, StatTiles } from "#web/ui/stat-tile.tsx";

export const Route = createFileRoute("/_signed-in/system-administration/logs")({
  component: LogsPage,
});

/** The last day of both logs: what was unusual, and the load. */
function LogsPage() {
  return (
    <Page
      title={t.hubTitle}
      description={t.hubDescription}
      siblings={<PagesUnder path="/system-administration/logs" first={t.lastDay} />}
    >
      <Stack gap="md">
        <UnusualPanel />
        <HoursPanel />
      </Stack>
    </Page>
  );
}

const series = [
  { name: t.calls, color: "var(--mantine-primary-color-filled)" },
  { name: t.failedCalls, color: "var(--mantine-color-red-6)" },
];

/** The load of the last 24 hours, and how quickly calls were answered. */
function HoursPanel() {
  const found = useAnswer(apiLogs.getHours, {});
  if (!found.data) return <QueryState found={found} height={260} />;
  const { hours, medianMs, p95Ms } = found.data;
  const sum = (of: "calls" | "failed") => hours.reduce((total, hour) => total + hour[of], 0);
  return (
    <Panel title={t.hours}>
      <Stack gap="md">
        <QueryState found={found} />
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

const logs = "/system-administration/logs";

/** Yesterday and today: calls that failed on our side, sign-ins and confirmations with wrong credentials, each linked to its list. */
function UnusualPanel() {
  const from = addDays(today(), -1);
  const failed = useAnswer(apiLogs.getAll, { from, outcome: "failed", take: 1 });
  const wrong = useAnswer(loginLogs.getAll, { from, outcome: "wrong", take: 1 });
  return (
    <Panel title={t.unusual}>
      <Pending found={failed} rows={1}>
        {(calls) => (
          <Pending found={wrong} rows={1}>
            {(signIns) =>
              calls.total + signIns.total === 0 ? (
                <Text c="dimmed">{t.nothingUnusual}</Text>
              ) : (
                <ul className="plain-list">
                  <Line
                    count={calls.total}
                    text={t.failedOf}
                    link={{ to: `${logs}/api-logs`, search: { from, outcome: "failed" } }}
                  />
                  <Line
                    count={signIns.total}
                    text={t.wrongOf}
                    link={{ to: `${logs}/login-logs`, search: { from, outcome: "wrong" } }}
                  />
                </ul>
              )
            }
          </Pending>
        )}
      </Pending>
    </Panel>
  );
}

type LineProps = { count: number; text: (count: string) => string; link: LinkProps };

function Line({ count, text, link }: LineProps) {
  if (count === 0) return null;
  return (
    <li className={styles.row}>
      <TextLink {...link}>{text(formatNumber(count))}</TextLink>
    </li>
  );
}
