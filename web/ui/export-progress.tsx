import { exportTexts as t } from "#texts/common.ts";
import type { Received } from "../kernel/received-file.ts";
import { formatNumber } from "./formats.ts";
import { ProgressBox } from "./progress-box.tsx";

type Props = { received: Received | null; cancel: () => void };

/** The progress of an exported list, and a button that cancels it. */
export function ExportProgress({ received, cancel }: Props) {
  const part = partOf(received);
  const giveUp = { label: t.cancel, onClick: cancel };
  return <ProgressBox label={t.running} words={wordsOf(received, part)} {...{ part, giveUp }} />;
}

/** Stays below 1 until the file is complete, since the server's size is an estimate. */
function partOf(received: Received | null): number {
  if (!received?.expected) return 0;
  return Math.min(received.bytes / received.expected.bytes, 0.99);
}

function wordsOf(received: Received | null, part: number): string {
  if (!received?.expected) return t.begins;
  const { rows } = received.expected;
  return t.rows(formatNumber(Math.floor(rows * part)), formatNumber(rows));
}
