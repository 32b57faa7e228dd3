import { ScrollArea, Table, Text } from "@mantine/core";
import { bulkTexts as t } from "#texts/bulk.ts";
import type { Outcome } from "../../kernel/use-bulk.ts";
import { StatusBadge, type Tone } from "../status-badge.tsx";

const tones: Record<Outcome["outcome"], Tone> = {
  done: "good",
  unchanged: "neutral",
  changed: "warning",
  refused: "bad",
  failed: "bad",
};

type Props = {
  label: string;
  /** Headings of a row's names. */
  columns: readonly string[];
  rows: readonly Outcome[];
};

/** The outcome for each row of a bulk act; those that were not done come first. */
export function OutcomeTable({ label, columns, rows }: Props) {
  const failedFirst = rows.toSorted(
    (one, other) => Number(one.outcome === "done") - Number(other.outcome === "done"),
  );
  return (
    <ScrollArea.Autosize mah="60dvh" type="auto" viewportProps={{ tabIndex: 0 }}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {[...columns, t.outcome].map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {failedFirst.map(({ key, names: [name, ...more], outcome, messages }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={500}>
                {name}
              </Table.Th>
              {more.map((other, index) => (
                <Table.Td key={columns[index + 1]}>{other}</Table.Td>
              ))}
              <Table.Td>
                <StatusBadge tone={tones[outcome]}>{t.outcomes[outcome]}</StatusBadge>
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
  );
}
