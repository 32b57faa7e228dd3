import { ScrollArea, Table, Text } from "@mantine/core";
import { monthsTexts as t, outcomeTexts } from "#texts/monthly-contracts.ts";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import type { Told } from "./use-month-run.ts";

type Props = { told: Told | null; onClose: () => void };

const tones: Record<keyof typeof outcomeTexts, Tone> = {
  done: "good",
  refused: "bad",
  changed: "warning",
};

/** What became of each month of a bulk act; those that failed come first. */
export function OutcomesDialog({ told, onClose }: Props) {
  const outcomes = told?.outcomes ?? [];
  const done = outcomes.filter(({ outcome }) => outcome === "done").length;
  const names = new Map(
    (told?.people ?? []).map((row) => [row.contractId, `${row.lastName} ${row.firstName}`]),
  );
  const failedFirst = outcomes.toSorted(
    (one, other) => Number(one.outcome === "done") - Number(other.outcome === "done"),
  );
  return (
    <Modal opened={told !== null} onClose={onClose} size="lg" title={t.outcomesTitle}>
      <Text mb="sm">{t.outcomes(done, outcomes.length - done)}</Text>
      <ScrollArea.Autosize mah="60dvh" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table aria-label={t.outcomesTitle}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.employee}</Table.Th>
              <Table.Th>{t.outcome}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {failedFirst.map(({ contractId, outcome, messages }) => (
              <Table.Tr key={contractId}>
                <Table.Th scope="row" fw={500}>
                  {names.get(contractId)}
                </Table.Th>
                <Table.Td>
                  <StatusBadge tone={tones[outcome]}>{outcomeTexts[outcome]}</StatusBadge>
                  {messages.map((message) => (
                    <Text key={message} size="sm">
                      {message}
                    </Text>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Modal>
  );
}
