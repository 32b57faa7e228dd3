import type { KeyboardEvent, ReactNode } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import styles from "./day-sheet.module.css";

type Props = {
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The frame of the rows; its column headers stay visible. */
export function DayTable({ onKeyDown, children }: Props) {
  const { name, plan, entry, times, worked, balance, source, note, history } = t.columns;
  return (
    <table className={styles.table} aria-label={t.table} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col" className={styles.plan}>
            {plan}
          </th>
          <th scope="col">{entry}</th>
          <th scope="col" className={styles.doubts}>
            <span className="visually-hidden">{t.columns.doubts}</span>
          </th>
          <th scope="col" className={styles.times}>
            {times}
          </th>
          <th scope="col" className={styles.number}>
            {worked}
          </th>
          <th scope="col" className={styles.number}>
            {balance}
          </th>
          <th scope="col" className={styles.marks}>
            {source}
          </th>
          <th scope="col" className={styles.noteCell}>
            {note}
          </th>
          <th scope="col" className={styles.history}>
            <span className="visually-hidden">{history}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
