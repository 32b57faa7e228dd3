import { ScrollArea, Table, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { userOrganizations } from "#api/user-organizations.ts";
import { linkPageTexts as t } from "#texts/users.ts";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { Modal } from "#web/ui/dialogs.tsx";

type Outcome = OutputOf<typeof userOrganizations.assign>["outcomes"][number];

/** What became of each link of an assignment, and how users and organizations are called. */
export type ToldLinks = { outcomes: readonly Outcome[]; names: ReadonlyMap<string, string> };

const tones: Record<Outcome["outcome"], Tone> = {
  done: "good",
  unchanged: "neutral",
  refused: "bad",
};

/** A result for each link; those that stayed as they were come first. */
export function LinkOutcomes({ told, onClose }: { told: ToldLinks | null; onClose: () => void }) {
  const outcomes = told?.outcomes ?? [];
  const done = outcomes.filter(({ outcome }) => outcome === "done").length;
  const othersFirst = outcomes.toSorted(
    (one, other) => Number(one.outcome === "done") - Number(other.outcome === "done"),
  );
  const nameOf = (id: string) => told?.names.get(id) ?? id;
  return (
    <Modal opened={told !== null} onClose={onClose} size="lg" title={t.outcomesTitle}>
      <Text mb="sm">{t.summary(done, outcomes.length - done)}</Text>
      <ScrollArea.Autosize mah="60dvh" type="auto" viewportProps={{ tabIndex: 0 }}>
        <Table aria-label={t.outcomesTitle}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.user}</Table.Th>
              <Table.Th>{t.organization}</Table.Th>
              <Table.Th>{t.outcome}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {othersFirst.map(({ userId, organizationId, outcome, message }) => (
              <Table.Tr key={`${userId} ${organizationId}`}>
                <Table.Th scope="row" fw={500}>
                  {nameOf(userId)}
                </Table.Th>
                <Table.Td>{nameOf(organizationId)}</Table.Td>
                <Table.Td>
                  <StatusBadge tone={tones[outcome]}>{t.outcomes[outcome]}</StatusBadge>
                  {message !== null && <Text size="sm">{message}</Text>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Modal>
  );
}
