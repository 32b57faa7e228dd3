import { Alert, Text } from "@mantine/core";
import { IconSignatureOff } from "@tabler/icons-react";
import { reopeningTexts as t } from "#texts/reopening-months.ts";
import { ReopeningList } from "./reopening-list.tsx";
import type { ReopeningMonth } from "./months-of-sheet.ts";

/** Above a sheet, before anything is typed: whose months reopen under an unlock, and how they were closed. */
export function ReopeningNotice({ months }: { months: readonly ReopeningMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Alert color="yellow" mb="md" icon={<IconSignatureOff size={18} stroke={1.6} aria-hidden />}>
      <Text size="sm">{t.notice}</Text>
      <ReopeningList months={months} />
    </Alert>
  );
}
