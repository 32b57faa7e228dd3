import { CloseButton, Progress } from "@mantine/core";
import { exportTexts as t } from "#texts/common.ts";
import type { Received } from "../kernel/received-file.ts";
import styles from "./export-progress.module.css";
import { formatNumber } from "./formats.ts";

type Props = { received: Received | null; cancel: () => void };

/** How much of an exported list has come, and a way to give it up. */
export function ExportProgress({ received, cancel }: Props) {
  const part = partOf(received);
  const words = wordsOf(received, part);
  return (
    <div className={styles.box}>
      <div className={styles.state}>
        <span className={styles.words}>{words}</span>
        <Progress.Root
          size="xs"
          role="progressbar"
          aria-label={t.running}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={part === 0 ? undefined : Math.floor(part * 100)}
          aria-valuetext={words}
        >
          <Progress.Section
            withAria={false}
            value={part === 0 ? 100 : part * 100}
            animated={part === 0}
            striped={part === 0}
          />
        </Progress.Root>
      </div>
      <CloseButton size="sm" aria-label={t.cancel} title={t.cancel} onClick={cancel} />
    </div>
  );
}

/** Never whole before it is: the server estimates. */
function partOf(received: Received | null): number {
  if (!received?.expected) return 0;
  return Math.min(received.bytes / received.expected.bytes, 0.99);
}

function wordsOf(received: Received | null, part: number): string {
  if (!received?.expected) return t.begins;
  const { rows } = received.expected;
  return t.rows(formatNumber(Math.floor(rows * part)), formatNumber(rows));
}
