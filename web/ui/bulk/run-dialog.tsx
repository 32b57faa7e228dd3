import { Button, Group, Text } from "@mantine/core";
import { bulkTexts as t } from "#texts/bulk.ts";
import type { Progress } from "../../kernel/run-in-chunks.ts";
import { formatNumber } from "../formats.ts";
import { Modal } from "../dialogs.tsx";
import { later } from "../later.tsx";
import { Note } from "../note.tsx";

const RunBar = later(async () => (await import("./run-bar.tsx")).RunBar);

type Props = {
  /** The dialog is closed while this is null. */
  progress: Progress | null;
  onStop: () => void;
  title?: string;
  hint?: string;
};

/** The progress of an act over many rows; it can be stopped between two chunks. */
export function RunDialog({ progress, onStop, title = t.running, hint = t.runningHint }: Props) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <Modal
      opened={progress !== null}
      onClose={onStop}
      title={title}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <RunBar done={done} total={total} label={title} />
      <Text mt="sm" role="status">
        {total === 0 ? t.finding : t.runningOf(formatNumber(done), formatNumber(total))}
      </Text>
      <Note>{hint}</Note>
      <Group mt="md">
        <Button variant="default" onClick={onStop}>
          {t.stop}
        </Button>
      </Group>
    </Modal>
  );
}
