import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import { liveTexts } from "#texts/live.ts";
import { Hint } from "#web/ui/hint.tsx";
import styles from "./day-sheet.module.css";
import type { DayRow } from "./model/day-rows.ts";
import { doubtsOf, gravestOf } from "./row-doubts.ts";

/** A mark that the row has a doubt, or was just saved by someone else; the messages are shown below for the focused row. */
export function DoubtMark({ row, isFresh }: { row: DayRow; isFresh: boolean }) {
  const doubts = doubtsOf(row);
  const fresh = liveTexts.justChanged(row.person.updatedBy);
  const words = doubts.map(({ sentence }) => sentence).join(" ");
  return (
    <>
      {isFresh && (
        <Hint label={fresh}>
          <span role="img" aria-label={fresh} className={styles.fresh}>
            <IconRefresh size={16} stroke={1.8} aria-hidden />
          </span>
        </Hint>
      )}
      {doubts.length > 0 && (
        <Hint label={words}>
          <span role="img" aria-label={words} className={styles[gravestOf(doubts)]}>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          </span>
        </Hint>
      )}
    </>
  );
}
