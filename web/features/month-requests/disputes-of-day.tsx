import { Box, Text } from "@mantine/core";
import type { DisputeOut } from "#api/disputes.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { later } from "#web/ui/later.tsx";
import { Panel } from "#web/ui/panel.tsx";

const DisputeItem = later(async () => (await import("./dispute-item.tsx")).DisputeItem);

/** What employees dispute about a day, each with its answer or the acts that answer it; nothing if there are no disputes. */
export function DisputesOfDay({ disputes }: { disputes: readonly DisputeOut[] }) {
  if (disputes.length === 0) return null;
  return (
    <Box mt="lg">
      <Panel title={t.disputesOfDay}>
        {disputes.map((dispute) => (
          <div key={dispute.id}>
            <Text fw={600}>{dispute.name}</Text>
            <DisputeItem dispute={dispute} />
          </div>
        ))}
      </Panel>
    </Box>
  );
}
