import { Button, Group, Progress as Bar, Text } from "@mantine/core";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import type { Progress } from "./run-in-chunks.ts";

type Props = { progress: Progress | null; onStop: () => void };

/** How far an act over many months has come; it can be stopped between two chunks. */
export function RunDialog({ progress, onStop }: Props) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Modal
      opened={progress !== null}
      onClose={onStop}
      title={t.running}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Bar value={total === 0 ? 0 : (done / total) * 100} aria-label={t.running} animated />
      <Text mt="sm" role="status">
        {t.runningOf(formatNumber(done), formatNumber(total))}
      </Text>
      <Text size="sm" c="dimmed">
        {t.runningHint}
      </Text>
      <Group mt="md">
        <Button variant="default" onClick={onStop}>
          {t.stop}
        </Button>
      </Group>
    </Modal>
  );
}
