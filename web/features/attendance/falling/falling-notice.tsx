import { Alert, Text } from "@mantine/core";
import { IconSignatureOff } from "@tabler/icons-react";
import { fallingTexts as t } from "#texts/falling-months.ts";
import { FallingList } from "./falling-list.tsx";
import type { FallingMonth } from "./months-of-sheet.ts";

/** Above a sheet, before anything is typed: whose months an unlock lets fall, and with what. */
export function FallingNotice({ months }: { months: readonly FallingMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Alert color="yellow" mb="md" icon={<IconSignatureOff size={18} stroke={1.6} aria-hidden />}>
      <Text size="sm">{t.notice}</Text>
      <FallingList months={months} />
    </Alert>
  );
}
