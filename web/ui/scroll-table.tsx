import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./scroll-table.module.css";

type Props = {
  /** Accessible name of the table. */
  label: string;
  /** CSS length below which the table scrolls horizontally instead of narrowing. */
  minWidth: string;
  /** CSS length above which it scrolls vertically under its header. */
  maxHeight?: string;
  children: ReactNode;
};

/** A plain table that scrolls in its own container, which is focusable by keyboard. */
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
