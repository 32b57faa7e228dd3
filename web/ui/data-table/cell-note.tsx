import type { ReactNode } from "react";
import styles from "./cell-note.module.css";

/** Small text after the value of a cell; on phones below it. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <>
      {" "}
      <span className={styles.note} data-note>
        {children}
      </span>
    </>
  );
}
