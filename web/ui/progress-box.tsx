import { CloseButton, Progress } from "@mantine/core";
import styles from "./progress-box.module.css";

type Props = {
  /** Accessible name of the progress. */
  label: string;
  /** The progress, in words. */
  words: string;
  /** From 0 to 1; 0 means that it is not known. */
  part: number;
  /** The button that cancels it, if it can be cancelled. */
  giveUp?: { label: string; onClick: () => void };
};

/** The progress of something that takes a while, in place of the button that started it. */
export function ProgressBox({ label, words, part, giveUp }: Props) {
  return (
    <div className={styles.box}>
      <div className={styles.state}>
        <span className={styles.words}>{words}</span>
        <Progress.Root
          size="xs"
          role="progressbar"
          aria-label={label}
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
      {giveUp && (
        <CloseButton
          size="sm"
          aria-label={giveUp.label}
          title={giveUp.label}
          onClick={giveUp.onClick}
        />
      )}
    </div>
  );
}
