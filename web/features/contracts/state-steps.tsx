import { contractDetailTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { historyTexts } from "#texts/history.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { List, Text } from "@mantine/core";
import type { ContractDetails } from "./contract-data.tsx";
import { stateTones } from "./contract-words.ts";

/** Through which states a contract went: who, when, why. */
export function StateSteps({ acts }: { acts: ContractDetails["acts"] }) {
  return (
    <Panel title={t.acts}>
      <List spacing="sm" listStyleType="none">
        {acts.map((act) => (
          <List.Item key={`${act.at} ${act.state}`}>
            <StatusBadge tone={stateTones[act.state]}>{contractStateTexts[act.state]}</StatusBadge>
            <Text size="sm" c="dimmed">
              {formatInstant(act.at)} · {act.by ?? historyTexts.nobody}
            </Text>
            {act.reason !== "" && <Text size="sm">{historyTexts.reason(act.reason)}</Text>}
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}
