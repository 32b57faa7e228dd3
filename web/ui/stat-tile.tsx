import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Tone } from "./status-badge.tsx";
import styles from "./stat-tile.module.css";

type Props = {
  label: string;
  value: ReactNode;
  /** A few words under the figure. */
  note?: string;
  tone?: Tone;
  /** Where the figure comes from. */
  link?: LinkProps;
  /** Stands under the figure, outside its link. */
  act?: ReactNode;
};

/** One figure with its name; a link where the figure can be looked into. */
export function StatTile({ label, value, note, tone = "neutral", link, act }: Props) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (!link || act !== undefined) {
    return (
      <div className={styles.tile} data-tone={tone}>
        {link ? (
          <Link {...link} className={styles.figure} data-tone={tone}>
            {content}
          </Link>
        ) : (
          content
        )}
        {act}
      </div>
    );
  }
  return (
    <Link {...link} className={styles.tile} data-tone={tone}>
      {content}
    </Link>
  );
}

/** Tiles side by side. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>;
}
