import { SimpleGrid, Stack, Text } from "@mantine/core";
import { dashboard } from "#api/dashboard.ts";
import type { SystemState } from "#api/system-state.ts";
import { jobTexts, systemStateTexts as t } from "#texts/system-state.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { jobsPlace, sealingPlace, systemWork } from "./system-work.ts";
import { UpkeepPanel } from "./upkeep-panel.tsx";
import { upkeepWork } from "./upkeep-work.ts";
import { WorkList } from "./work-list.tsx";

const series = [
  { name: t.calls, color: "var(--mantine-primary-color-filled)" },
  { name: t.failedCalls, color: "var(--mantine-color-red-6)" },
];

/** The health of the installation. */
export function SystemBoard() {
  const found = useAnswer(dashboard.getSystem, {});
  if (!found.data) return <QueryState found={found} rows={2} height={200} />;
  const state = found.data;
  return (
    <Stack gap="md">
      <QueryState found={found} />
      <WorkList work={[...systemWork(state), ...upkeepWork(state.upkeep)]} />
      <UpkeepPanel upkeep={state.upkeep} />
      <Hours hours={state.hours} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <div id={sealingPlace}>
          <Ledger ledger={state.ledger} />
        </div>
        <div id={jobsPlace}>
          <Jobs {...state} />
        </div>
      </SimpleGrid>
    </Stack>
  );
}

function Hours({ hours }: Pick<SystemState, "hours">) {
  return (
    <Panel title={t.hours}>
      <ColumnChart
        label={t.hours}
        heading={t.hour}
        series={series}
        columns={hours.map(({ from, calls, failed }) => ({
          label: formatInstant(from).slice(-5),
          values: [calls - failed, failed],
        }))}
      />
    </Panel>
  );
}

function Ledger({ ledger }: Pick<SystemState, "ledger">) {
  const { unsealedBodies, oldestUnsealedAt, lastSealAt, seals } = ledger;
  return (
    <Panel title={t.ledger}>
      <Facts
        facts={[
          { label: t.seals, value: formatNumber(seals) },
          { label: t.lastSeal, value: lastSealAt === null ? t.never : formatInstant(lastSealAt) },
          { label: t.unsealedBodies, value: formatNumber(unsealedBodies) },
          {
            label: t.oldestUnsealed,
            value: oldestUnsealedAt === null ? "–" : formatInstant(oldestUnsealedAt),
          },
        ]}
      />
    </Panel>
  );
}

const jobTones: Record<SystemState["jobs"][number]["state"], Tone> = {
  well: "good",
  failed: "bad",
  late: "warning",
  never: "warning",
};

const jobColumns: readonly Column<SystemState["jobs"][number]>[] = [
  { id: "job", header: t.job, cell: ({ job }) => jobTexts[job] ?? job },
  {
    id: "lastRun",
    header: t.lastRun,
    cell: ({ endedAt, nextAt }) => {
      if (endedAt !== null) return formatInstant(endedAt);
      return nextAt === null ? t.never : t.notYet(formatInstant(nextAt));
    },
  },
  {
    id: "state",
    header: t.state,
    cell: ({ state, error }) => (
      <div>
        <StatusBadge tone={jobTones[state]}>{t.jobStates[state]}</StatusBadge>
        {error !== null && (
          <Note size="xs" lineClamp={2}>
            {error}
          </Note>
        )}
      </div>
    ),
  },
];

function Jobs({ jobs, runsJobs }: Pick<SystemState, "jobs" | "runsJobs">) {
  const lastRun = jobs.reduce<string | null>(
    (last, { endedAt }) => (endedAt !== null && endedAt > (last ?? "") ? endedAt : last),
    null,
  );
  const hasRuns = runsJobs || jobs.some(({ state }) => state !== "never");
  return (
    <Panel title={t.jobs}>
      {!runsJobs && (
        <Text fw={600} mb={hasRuns ? "sm" : 0}>
          {t.jobsOff(lastRun && formatInstant(lastRun))}
        </Text>
      )}
      {hasRuns && (
        <PlainTable label={t.jobs} columns={jobColumns} rows={jobs} rowKey={({ job }) => job} />
      )}
    </Panel>
  );
}
