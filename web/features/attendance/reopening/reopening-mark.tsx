import { IconSignatureOff } from "@tabler/icons-react";
import { Hint } from "#web/ui/hint.tsx";
import { markOf } from "./reopening-words.ts";
import styles from "./reopening-mark.module.css";
import type { ClosedMonthAct } from "./months-of-sheet.ts";

/** Shown beside the name of a person whose month reopens with the first change. */
export function ReopeningMark({ month }: { month: ClosedMonthAct }) {
  return (
    <Hint label={markOf(month)}>
      <span role="img" aria-label={markOf(month)} className={styles.mark}>
        <IconSignatureOff size={15} stroke={1.8} aria-hidden />
      </span>
    </Hint>
  );
}
