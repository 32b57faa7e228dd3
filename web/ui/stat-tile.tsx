import type { ReactNode } from "react";
import type { Tone } from "./status-badge.tsx";
import styles from "./stat-tile.module.css";

type Props = {
  label: string;
  value: ReactNode;
  /** A few words under the figure. */
  note?: string;
  tone?: Tone;
};

/** One figure with its name. */
export function StatTile({ label, value, note, tone = "neutral" }: Props) {
  return (
    <div className={styles.tile} data-tone={tone}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** Tiles side by side. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
