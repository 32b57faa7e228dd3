import { SimpleGrid, Stack, Text, List } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { dashboard, type Overview, type Closing } from "#api/dashboard.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import type { Role } from "#domain/access.ts";
import { type Day, daysFrom, lastDay, monthOf } from "#domain/calendar/day.ts";
import { dashboardTexts as t, monthGroupTexts } from "#texts/dashboard.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { BarChart } from "#web/ui/chart/bar-chart.tsx";
import { ColumnChart } from "#web/ui/chart/column-chart.tsx";
import { StackedBars } from "#web/ui/chart/stacked-bars.tsx";
import { formatDay, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { bodyWork } from "./body-work.tsx";
import { monthGroups, monthSeries } from "./month-groups.ts";
import { StructuresPanel } from "./structures-panel.tsx";
import { WorkList } from "./work-list.tsx";

type Props = { organization: OrganizationOfUser; role: Role };

const presenceSeries = [
  { name: t.present, color: "var(--mantine-color-navy-6)" },
  { name: t.absent, color: "var(--mantine-color-teal-4)" },
  { name: t.unsettled, color: "var(--mantine-color-yellow-5)" },
];

/** What waits today on the user in the selected organization, and how the last days went. */
export function BodyBoard({ organization, role }: Props) {
  const found = useAnswer(dashboard.getOverview, { organizationId: organization.id });
  if (!found.data) return <QueryState found={found} rows={2} height={200} />;
  const overview = found.data;
  return (
    <Stack gap="md">
      <QueryState found={found} />
      <WorkList
        work={bodyWork(overview, { role, organization })}
        next={endOfMonth(overview.today)}
        isAtWork={overview.structureCount > 0}
      />
      <StructuresPanel overview={overview} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {overview.closing && <ClosingPanel closing={overview.closing} />}
        {overview.contractsEnding.total > 0 && <EndingContracts {...overview.contractsEnding} />}
        <Presence overview={overview} />
        <Absences overview={overview} />
      </SimpleGrid>
    </Stack>
  );
}

function endOfMonth(today: Day): string {
  const month = monthOf(today);
  return t.monthEnds(formatMonth(month), daysFrom(today, lastDay(month)).length - 1);
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
          text: formatNumber(days),
        }))}
      />
    </Panel>
  );
}

/** How far the last complete month has come. */
function ClosingPanel({ closing }: { closing: Closing }) {
  const { month, contracts, states } = closing;
  if (contracts === 0) return null;
  return (
    <Panel title={t.closingOf(formatMonth(month))}>
      <StackedBars
        label={t.closingOf(formatMonth(month))}
        heading={t.month}
        series={monthSeries}
        bars={[
          {
            name: t.contracts,
            shown: (
              <Link to="/monthly-contracts" search={{ month }}>
                {t.contracts}
              </Link>
            ),
            values: monthGroups.map((group) => states[group]),
          },
        ]}
      />
      <Text size="sm" mt="xs">
        {monthGroups
          .filter((group) => states[group] > 0)
          .map((group) => `${monthGroupTexts[group]}: ${formatNumber(states[group])}`)
          .join(" · ")}
      </Text>
    </Panel>
  );
}

/** The first of the contracts that end within 30 days. */
function EndingContracts({ first, total }: Overview["contractsEnding"]) {
  return (
    <Panel title={t.contractsEnding}>
      <List spacing={4} listStyleType="none">
        {first.map((contract) => (
          <List.Item key={contract.id}>
            <Link to="/contracts/details/$id" params={{ id: contract.id }}>
              {contract.lastName} {contract.firstName}
            </Link>
            {` · ${contract.number} · ${t.endsOn(formatDay(contract.endDate))}`}
          </List.Item>
        ))}
      </List>
      {total > first.length && (
        <Text size="sm" mt="xs">
          <Link to="/contracts" search={{ endingWithinDays: 30, sort: "endDate" }}>
            {t.allContractsEnding(total)}
          </Link>
        </Text>
      )}
    </Panel>
  );
}
