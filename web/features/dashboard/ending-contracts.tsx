import { List, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Overview } from "#api/dashboard.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";

/** The first of the contracts that end within 30 days. */
export function EndingContracts({ first, total }: Overview["contractsEnding"]) {
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
