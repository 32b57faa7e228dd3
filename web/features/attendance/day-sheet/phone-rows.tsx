import { Button, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { cellCodes } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { later } from "#web/ui/later.tsx";
import { acts } from "../model/acts.ts";
import type { CodeGroup } from "../model/suggestions.ts";
import { ReopeningMark } from "../reopening/reopening-mark.tsx";
import { DoubtMark } from "./doubt-mark.tsx";
import styles from "./phone-rows.module.css";
import type { DayRow } from "./model/day-rows.ts";
import type { DayEditor } from "./use-day-editor.ts";

const PhoneTray = later(async () => (await import("./phone-tray.tsx")).PhoneTray);

type Props = {
  rows: readonly DayRow[];
  editor: DayEditor;
  isFresh: (row: DayRow) => boolean;
};

/** The codes that a tap opens. */
type RequestedCodes = { contractId: string; groups: readonly CodeGroup[] | null };

const leaves: readonly CodeGroup[] = ["leave"];
const absences: readonly CodeGroup[] = ["sick", "other"];

/** The day sheet for touch: one row per person, with the most common choices; the rest in a tray from below. */
export function PhoneRows({ rows, editor, isFresh }: Props) {
  // Kept while the tray closes, because the focus returns to that person's row.
  const [wanted, setWanted] = useState<RequestedCodes | null>(null);
  const [isOpen, setOpen] = useState(false);
  const present = cellCodes.work[0] ?? "";
  const row = rows.find(({ spot }) => spot.contractId === wanted?.contractId);
  return (
    <>
      <ul className={styles.rows} aria-label={t.table}>
        {rows.map((one) => {
          const { person, spot, text, draft, isWrong } = one;
          const want = (groups: RequestedCodes["groups"]) => {
            setWanted({ contractId: person.id, groups });
            setOpen(true);
          };
          const isLocked = person.lock !== null;
          return (
            <li
              key={person.id}
              className={isWrong ? styles.wrong : draft ? styles.edited : styles.row}
            >
              <UnstyledButton className={styles.person} onClick={() => want(null)}>
                <span className={styles.name}>
                  {person.name}
                  {person.reopens && !isLocked && <ReopeningMark month={person.reopens} />}
                </span>
                <span className={styles.text}>
                  {person.apart !== "" && `${person.apart} · `}
                  {text === "" ? common.none : text} <DoubtMark row={one} isFresh={isFresh(one)} />
                </span>
              </UnstyledButton>
              {!isLocked && (
                <div role="group" aria-label={person.name} className={styles.taps}>
                  <Button
                    variant={text === present ? "filled" : "default"}
                    aria-pressed={text === present}
                    disabled={person.plan.ranges.length === 0}
                    onClick={() => editor.act(acts.enterAt(spot, present))}
                  >
                    {present}
                  </Button>
                  <Button variant="default" onClick={() => want(leaves)}>
                    {t.leave}
                  </Button>
                  <Button variant="default" onClick={() => want(absences)}>
                    {t.absence}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <PhoneTray
        opened={isOpen && row !== undefined}
        row={row}
        groups={wanted?.groups ?? null}
        editor={editor}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
