import { memo, type ReactNode } from "react";
import type { FindingLevel } from "#domain/attendance/types.ts";
import { ReopeningMark } from "../reopening/reopening-mark.tsx";
import type { ReopeningMonth } from "../reopening/months-of-sheet.ts";
import { lookOf, type Display } from "./cell-look.ts";
import type { ColumnPlace } from "./model/geometry.ts";
import type { DayView, RowView } from "./model/row-view.ts";
import type { GridContract } from "./model/sheet.ts";
import { totalTexts } from "./totals.ts";
import styles from "./month-grid.module.css";

type Props = {
  contract: GridContract;
  view: RowView;
  row: number;
  top: number;
  height: number;
  nameWidth: number;
  totalsWidth: number;
  /** Of every column; totals relative to their own block. */
  places: readonly ColumnPlace[];
  display: Display;
  /** Columns to draw. */
  columns: readonly number[];
  /** First and last selected column of this row, or -1. */
  selectedFrom: number;
  selectedTo: number;
  /** The active column if it is in this row, or -1. */
  active: number;
  /** Label of the active cell for screen readers. */
  activeLabel: string | undefined;
  levels: ReadonlyMap<number, FindingLevel> | undefined;
  /** Days that someone else has just saved. */
  fresh: ReadonlySet<number> | undefined;
  /** The month, if the first change of an unlocked day reopens it. */
  reopening: ReopeningMonth | undefined;
  idOf: (row: number, column: number) => string;
  /** The editor inside the active cell. */
  editor: ReactNode;
};

/** One contract of the grid. Re-rendered only when something of it changes. */
export const GridRow = memo(function GridRow(props: Props) {
  const { contract, view, row, top, height, columns } = props;
  const isActive = props.active >= 0;
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row} style={{ top, height }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={isActive ? styles.nameActive : styles.name}
        style={{ width: props.nameWidth }}
        title={titleOf(contract)}
      >
        <span>{contract.person}</span>
        {contract.apart !== "" && <span className={styles.apart}>{contract.apart}</span>}
        {props.reopening && <ReopeningMark month={props.reopening} />}
      </div>
      <div role="presentation" className={props.editor ? styles.cellsEdited : styles.cells}>
        {columns.map((column) => {
          const day = view.days[column];
          return day && dayCell(day, cellAt(column, props), props);
        })}
      </div>
      <div role="presentation" className={styles.totals} style={{ width: props.totalsWidth }}>
        {columns
          .filter((column) => column >= view.days.length)
          .map((column) => totalCell(column - view.days.length, cellAt(column, props), props))}
      </div>
    </div>
  );
});

type Cell = {
  column: number;
  isSelected: boolean;
  isActive: boolean;
};

function cellAt(column: number, { selectedFrom, selectedTo, active }: Props): Cell {
  const isSelected = column >= selectedFrom && column <= selectedTo;
  return { column, isSelected, isActive: column === active };
}

function dayCell(day: DayView, cell: Cell, props: Props): ReactNode {
  const look = lookOf(day, props.display);
  const isEdited = cell.isActive && Boolean(props.editor);
  const level = props.levels?.get(cell.column + 1);
  const names = [styles.cell, styles[look.tone], sizeOf(look.text)];
  if (look.standing !== "stored") names.push(styles[look.standing]);
  if (look.isShort) names.push(styles.short);
  if (look.isMixed) names.push(styles.mixed);
  if (day.stored.hasNote) names.push(styles.note);
  if (level) names.push(styles[level]);
  if (props.fresh?.has(cell.column + 1)) names.push(styles.fresh);
  return (
    <div
      key={cell.column}
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-selected={cell.isSelected}
      {...(day.lock ? { "aria-readonly": true } : null)}
      {...(look.standing === "refused" ? { "aria-invalid": true } : null)}
      {...(cell.isActive ? activeProps(cell, isEdited, look.text, props) : null)}
      className={isEdited ? styles.cellEdited : names.join(" ")}
      style={props.places[cell.column]}
    >
      {isEdited ? props.editor : look.text}
    </div>
  );
}

/** Where days are narrow, longer texts are smaller. */
function sizeOf(text: string): string | undefined {
  if (text.length < 3) return undefined;
  if (text.length === 3) return styles.code;
  return /^\d:\d\d$/.test(text) ? styles.time : styles.long;
}

function totalCell(index: number, cell: Cell, props: Props): ReactNode {
  const { totals, dueDays } = props.view;
  const isBad = (index === 2 && totals.balanceMinutes < 0) || (index === 3 && dueDays > 0);
  return (
    <div
      key={cell.column}
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-selected={cell.isSelected}
      aria-readonly
      {...(cell.isActive ? activeProps(cell, false, "", props) : null)}
      className={isBad ? styles.totalBad : styles.total}
      style={props.places[cell.column]}
    >
      {totalTexts(props.view)[index]}
    </div>
  );
}

/** The cell's name begins with the code shown in it. While it is being edited, its field has the name. */
function activeProps(cell: Cell, isEdited: boolean, code: string, props: Props) {
  const id = props.idOf(props.row, cell.column);
  const label = code === "" ? props.activeLabel : `${code}. ${props.activeLabel}`;
  return isEdited ? { id } : { id, "aria-label": label };
}

function titleOf({ person, fatherName, specialty, contractNumber }: GridContract): string {
  return [person, fatherName, specialty, contractNumber].filter((part) => part !== "").join(" · ");
}
