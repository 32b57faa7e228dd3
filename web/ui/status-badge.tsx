import type { ReactNode } from "react";
import styles from "./status-badge.module.css";

export type Tone = "neutral" | "info" | "good" | "warning" | "bad" | "special";

/** A state as a word; the colour only helps. Used in every row of many lists, so it is a single element. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
