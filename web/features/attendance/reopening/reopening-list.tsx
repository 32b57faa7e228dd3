import { List, Text } from "@mantine/core";
import { actsWithNames } from "./reopening-words.ts";
import type { ReopeningMonth } from "./months-of-sheet.ts";

/** The people whose month would reopen, grouped by the act that closed it. */
export function ReopeningList({ months }: { months: readonly ReopeningMonth[] }) {
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
