import { List, Text } from "@mantine/core";
import { actsWithNames } from "./falling-words.ts";
import type { FallingMonth } from "./months-of-sheet.ts";

/** Whose months would fall, under the act that handed them in. */
export function FallingList({ months }: { months: readonly FallingMonth[] }) {
  return (
    <List size="sm" mt={4} listStyleType="none">
      {actsWithNames(months).map(({ act, names }) => (
        <List.Item key={act}>
          <Text span size="sm" fw={600}>
            {act}
          </Text>
          {" · "}
          {names}
        </List.Item>
      ))}
    </List>
  );
}
