import { SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Role } from "#domain/access.ts";
import { dashboard, type Overview } from "#api/dashboard.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { EndingContracts } from "./ending-contracts.tsx";
import { StructuresToday } from "./structures-today.tsx";
import { WaitingTiles } from "./waiting-tiles.tsx";

type Props = { organization: OrganizationOfUser; role: Role };

const presenceSeries = [
  { name: t.present, color: "var(--mantine-color-navy-6)" },
  { name: t.absent, color: "var(--mantine-color-teal-4)" },
  { name: t.unsettled, color: "var(--mantine-color-yellow-5)" },
];

/** What waits today in the selected organization, with how the last days went. */
export function OverviewPanels({ organization, role }: Props) {
  const found = useQuery(queryOf(dashboard.getOverview, { organizationId: organization.id }));
  if (found.error) return <RetryError error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Waiting />;
  const overview = found.data;
  return (
    <Stack gap="md">
      <WaitingTiles overview={overview} role={role} fullAccess={organization.fullAccess} />
      <StructuresToday overview={overview} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Presence overview={overview} />
        <Absences overview={overview} />
      </SimpleGrid>
      {overview.contractsEnding.length > 0 && (
        <EndingContracts contracts={overview.contractsEnding} />
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton height={96} />
      <Skeleton height={320} />
    </Stack>
  );
}

function Presence({ overview }: { overview: Overview }) {
  if (overview.presence.length === 0) return null;
  return (
    <Panel title={t.presenceByDay}>
      <ColumnChart
        label={t.presenceByDay}
        heading={t.day}
        series={presenceSeries}
        columns={overview.presence.map((day) => ({
          label: formatDay(day.date).slice(0, 5),
          values: [day.present, day.absent, day.unsettled],
        }))}
      />
    </Panel>
  );
}

function Absences({ overview }: { overview: Overview }) {
  if (overview.absences.length === 0) return null;
  return (
    <Panel title={t.absencesOfMonth}>
      <BarChart
        label={t.absencesOfMonth}
        headings={[t.reason, t.days]}
        bars={overview.absences.slice(0, 8).map(({ title, days }) => ({
          label: title ?? t.sensitiveReason,
          value: days,
          text: String(days),
        }))}
      />
    </Panel>
  );
}
