import type { ReactNode } from "react";
import styles from "./cell-note.module.css";

/** What stands small behind the value of a cell; on phones beneath it. */
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
