import { List } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Overview } from "#api/dashboard.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";

/** Contracts that end within 30 days. */
export function EndingContracts({ contracts }: { contracts: Overview["contractsEnding"] }) {
  return (
    <Panel title={t.contractsEnding}>
      <List spacing={4} listStyleType="none">
        {contracts.map((contract) => (
          <List.Item key={contract.id}>
            <Link to="/contracts/details/$id" params={{ id: contract.id }}>
              {contract.lastName} {contract.firstName}
            </Link>
            {` · ${contract.number} · ${t.endsOn(formatDay(contract.endDate))}`}
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}
