import { Box, Text } from "@mantine/core";
import type { DisputeOut } from "#api/month-requests.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { Panel } from "#web/ui/panel.tsx";
import { DisputeItem } from "./dispute-item.tsx";

type Props = { structureId: string; disputes: readonly DisputeOut[] };

/** What employees dispute of a day, each with its answer or the form that gives it; nothing where nobody does. */
export function DisputesOfDay({ structureId, disputes }: Props) {
  if (disputes.length === 0) return null;
  return (
    <Box mt="lg">
      <Panel title={t.disputesOfDay}>
        {disputes.map((dispute) => (
          <div key={dispute.id}>
            <Text fw={600}>{dispute.name}</Text>
            <DisputeItem dispute={dispute} structureId={structureId} />
          </div>
        ))}
      </Panel>
    </Box>
  );
}
