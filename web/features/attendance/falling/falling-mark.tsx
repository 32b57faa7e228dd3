import { IconSignatureOff } from "@tabler/icons-react";
import { Hint } from "#web/ui/hint.tsx";
import { markOf } from "./falling-words.ts";
import styles from "./falling-mark.module.css";
import type { HandedIn } from "./months-of-sheet.ts";

/** Beside the name of one whose month falls with the first change. */
export function FallingMark({ month }: { month: HandedIn }) {
  return (
    <Hint label={markOf(month)}>
      <span role="img" aria-label={markOf(month)} className={styles.mark}>
        <IconSignatureOff size={15} stroke={1.8} aria-hidden />
      </span>
    </Hint>
  );
}
