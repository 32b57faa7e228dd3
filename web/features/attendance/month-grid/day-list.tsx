import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useMemo, useState } from "react";
import { weekday } from "#domain/calendar/day.ts";
import { dayListTexts as t } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { weekdayLetter } from "#texts/print.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { ReopeningMark } from "../reopening/reopening-mark.tsx";
import { lockWords } from "./active-words.ts";
import { AskForCell } from "./ask-for-cell.tsx";
import { lookOf } from "./cell-look.ts";
import styles from "./day-list.module.css";
import { acts } from "../model/acts.ts";
import type { CellLock } from "../model/rules.ts";
import gridStyles from "./month-grid.module.css";
import type { Grid } from "./use-grid.ts";
import type { MonthEditor } from "./use-month-editor.ts";

const DayTray = later(async () => (await import("./day-tray.tsx")).DayTray);

/** The month day by day, for touch: a strip of days, the people of the day, and a tray to choose from. */
export function DayList({ editor }: { editor: MonthEditor }) {
  const { grid, levels, fresh } = editor;
  const { sheet, state, act, viewOf } = grid;
  const [isOpen, setOpen] = useState(false);
  const { column } = state.selection.active;
  const day = Math.min(column, sheet.days.length - 1);
  const date = sheet.days[day] ?? "";
  const shared = lockOfAll(state.order.map((id) => viewOf(id).days[day]?.lock ?? null));
  const sharedWords =
    shared &&
    lockWords(
      shared,
      state.order.every((id) => sheet.isUnlockAsked(id, date)),
    );
  return (
    <>
      <Days grid={grid} chosen={day} />
      <h2 className={styles.heading}>{formatLongDay(date)}</h2>
      {sharedWords !== null && (
        <div className={styles.shared}>
          {sharedWords}
          <AskForCell grid={grid} />
        </div>
      )}
      <ul className={styles.people}>
        {state.order.map((contractId, row) => {
          const contract = sheet.contracts.get(contractId);
          const view = viewOf(contractId).days[day];
          if (!contract || !view) return null;
          const reopens = sheet.reopening.get(contractId);
          const words = view.lock && lockWords(view.lock, sheet.isUnlockAsked(contractId, date));
          const look = lookOf(view, "codes");
          const level = levels.get(contractId)?.get(day + 1);
          const names = [styles.code, gridStyles[look.tone], gridStyles[look.standing]];
          if (level) names.push(gridStyles[level]);
          if (fresh.get(contractId)?.has(day + 1)) names.push(gridStyles.fresh);
          return (
            <li key={contractId}>
              <UnstyledButton
                className={styles.person}
                onClick={() => {
                  act(acts.point({ row, column: day }, false));
                  setOpen(true);
                }}
              >
                <span>
                  {contract.name}
                  {reopens && view.lock === null && <ReopeningMark month={reopens} />}
                  {words !== sharedWords && <span className={styles.lock}>{words}</span>}
                </span>
                <span className={names.join(" ")}>{look.text || common.none}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      <DayTray editor={editor} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The lock shared by all people whose day the structure keeps, so that it is shown once; null if they do not have the same one. */
function lockOfAll(locks: readonly (CellLock | null)[]): CellLock | null {
  const [first = null, ...others] = locks.filter(
    (lock) => lock !== "outside-contract" && lock !== "other-structure",
  );
  return others.every((lock) => lock === first) ? first : null;
}

/** The days of the month; with a dot if someone still has no record. */
function Days({ grid, chosen }: { grid: Grid; chosen: number }) {
  const { sheet, state, act, viewOf } = grid;
  const due = useMemo(() => {
    const rows = state.order.map((contractId) => viewOf(contractId).days);
    return sheet.days.map((_, index) => rows.some((days) => days[index]?.isDue));
  }, [sheet, state.order, viewOf]);
  return (
    <div role="group" aria-label={t.days} className={styles.days}>
      {sheet.days.map((date, index) => {
        const names = [styles.day];
        if (weekday(date) > 5 || sheet.natureOf(date).kind !== "working") names.push(styles.off);
        if (due[index]) names.push(styles.due);
        if (index === chosen) names.push(styles.chosen);
        return (
          <UnstyledButton
            key={date}
            className={names.join(" ")}
            aria-pressed={index === chosen}
            ref={index === chosen ? bringIntoSight : null}
            onClick={() =>
              act(acts.point({ row: state.selection.active.row, column: index }, false))
            }
          >
            <VisuallyHidden>
              {due[index] ? t.dayWithDue(formatLongDay(date)) : formatLongDay(date)}
            </VisuallyHidden>
            <span aria-hidden>{index + 1}</span>
            <small aria-hidden>{weekdayLetter(weekday(date))}</small>
          </UnstyledButton>
        );
      })}
    </div>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", inline: "center" });
}
