import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./scroll-table.module.css";

type Props = {
  /** Accessible name of the table. */
  label: string;
  /** CSS length under which the table scrolls sideways instead of narrowing. */
  minWidth: string;
  /** CSS length above which it scrolls downwards under its header. */
  maxHeight?: string;
  children: ReactNode;
};

/** A plain table that scrolls in its own place; the keyboard reaches it. */
export function ScrollTable({ label, minWidth, maxHeight = "none", children }: Props) {
  return (
    <div
      role="group"
      className={styles.place}
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight }}
    >
      <Table stickyHeader miw={minWidth} aria-label={label} role="table">
        {children}
      </Table>
    </div>
  );
}
