import { VisuallyHidden } from "@mantine/core";
import { memo, type MouseEvent } from "react";
import { weekday } from "#domain/calendar/day.ts";
import { gridTexts } from "#texts/attendance.ts";
import { dayCodes, weekdayLetter } from "#texts/print.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import type { ColumnPlace } from "./model/geometry.ts";
import type { GridSheet } from "./model/sheet.ts";
import styles from "./month-grid.module.css";
import type { DaySheets } from "./use-day-sheets.ts";

type Props = {
  sheet: GridSheet;
  height: number;
  nameWidth: number;
  totalsWidth: number;
  places: readonly ColumnPlace[];
  columns: readonly number[];
  activeColumn: number;
  sheets: DaySheets;
};

const totals = Object.values(gridTexts.totals);

/** The column headers; each day links to its sheet. */
export const GridHead = memo(function GridHead(props: Props) {
  const { sheet, columns, places } = props;
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ height: props.height }}>
      <div
        role="columnheader"
        aria-colindex={1}
        className={styles.corner}
        style={{ width: props.nameWidth }}
      >
        {gridTexts.name}
      </div>
      <div role="presentation" className={styles.heads}>
        {columns.map((column) => {
          const date = sheet.days[column];
          return date !== undefined && dayHead(column, date, props);
        })}
      </div>
      <div role="presentation" className={styles.totals} style={{ width: props.totalsWidth }}>
        {columns
          .filter((column) => column >= sheet.days.length)
          .map((column) => totalHead(column, totals[column - sheet.days.length], places[column]))}
      </div>
    </div>
  );
});

function dayHead(column: number, date: string, props: Props) {
  const { sheet, sheets } = props;
  const nature = sheet.natureOf(date);
  const dayOfWeek = weekday(date);
  const names = [styles.dayHead];
  if (nature.kind !== "working" || dayOfWeek > 5) names.push(styles.offHead);
  if (date === sheet.today) names.push(styles.today);
  if (column === props.activeColumn) names.push(styles.activeHead);
  const title = [
    formatLongDay(date),
    nature.title,
    sheet.isLockedDay(date) ? gridTexts.lockedDay : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    sheets.open(date);
  };
  return (
    <div
      key={column}
      role="columnheader"
      aria-colindex={column + 2}
      className={names.join(" ")}
      style={props.places[column]}
    >
      <a
        href={sheets.hrefOf(date)}
        tabIndex={-1}
        className={styles.dayLink}
        title={title}
        onClick={open}
      >
        <span aria-hidden className={styles.dayNumber}>
          {Number(date.slice(8))}
        </span>
        <span aria-hidden className={styles.dayLetter}>
          {nature.kind === "holiday"
            ? dayCodes.holiday
            : nature.kind === "closure"
              ? dayCodes.closure
              : weekdayLetter(dayOfWeek)}
        </span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </a>
      {sheet.isLockedDay(date) && <span className={styles.lockMark} aria-hidden />}
    </div>
  );
}

function totalHead(
  column: number,
  total: (typeof totals)[number] | undefined,
  place: ColumnPlace | undefined,
) {
  return (
    <div
      key={column}
      role="columnheader"
      aria-colindex={column + 2}
      className={styles.totalHead}
      style={place}
      title={total?.title}
    >
      {total?.head}
    </div>
  );
}
