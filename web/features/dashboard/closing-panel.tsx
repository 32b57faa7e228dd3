import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Closing } from "#api/dashboard.ts";
import { dashboardTexts as t, monthGroupTexts } from "#texts/dashboard.ts";
import { StackedBars } from "#web/ui/chart/stacked-bars.tsx";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { monthGroups, monthSeries } from "./month-groups.ts";

/** How far the last month that is over has come. */
export function ClosingPanel({ closing }: { closing: Closing }) {
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
