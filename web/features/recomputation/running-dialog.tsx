import { Button, Group, Progress, Text } from "@mantine/core";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import type { Running } from "./use-recomputation.ts";

type Props = { running: Running | null; onStop: () => void };

/** How far the recomputation has come; it can be stopped between two chunks. */
export function RunningDialog({ running, onStop }: Props) {
  const { done, total } = running ?? { done: 0, total: 0 };
  return (
    <Modal
      opened={running?.what === "recompute"}
      onClose={onStop}
      title={t.running}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <Progress value={total === 0 ? 0 : (done / total) * 100} aria-label={t.running} animated />
      <Text mt="sm" role="status">
        {formatNumber(done)} / {formatNumber(total)}
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
