import { useMergedRef, useResizeObserver } from "@mantine/hooks";
import { useCallback, useId, useMemo, useRef, type KeyboardEvent } from "react";
import type { FindingLevel } from "#domain/attendance/types.ts";
import { gridTexts, kindTexts } from "#texts/attendance.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { CellEditor } from "./cell-editor.tsx";
import type { Display } from "./cell-look.ts";
import type { LeaveOf } from "../use-leave.ts";
import { clipboardOf } from "./clipboard.ts";
import { entryAt } from "./entry-at.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { acts } from "../model/acts.ts";
import { fittedWidths, placesOfCells, totalsWidth } from "./model/geometry.ts";
import type { Geometry } from "./model/geometry.ts";
import { boundsOf, contentAt, spotAt } from "../model/editor-state.ts";
import { commandOf } from "./model/grid-keys.ts";
import type { Spot } from "../model/drafts.ts";
import { areaOf } from "../model/place.ts";
import { codesByLaw, codesWithTitles } from "../model/suggestions.ts";
import styles from "./month-grid.module.css";
import { drawnRange } from "./drawn-range.ts";
import { SelectionLayer } from "./selection-layer.tsx";
import type { Grid } from "./use-grid.ts";
import type { Range } from "./use-range.ts";
import { useGridPlace } from "./use-grid-place.ts";
import { usePointer } from "./use-pointer.ts";
import { useWindows } from "./use-windows.ts";

type Props = {
  grid: Grid;
  display: Display;
  /** Findings by contract and day, for the marks on the cells. */
  levels: ReadonlyMap<string, ReadonlyMap<number, FindingLevel>>;
  /** Days that another hand has just saved, by contract. */
  fresh: ReadonlyMap<string, ReadonlySet<number>>;
  /** What is said of the active cell. */
  activeText: string;
  hrefOfDay: (day: string) => string;
  onOpenDay: (day: string) => void;
  onSave: () => void;
  onCopied: (cells: number) => void;
  /** Leave at the month's beginning. */
  leaveOf: LeaveOf;
  range: Pick<Range, "ask" | "rangeAt">;
  /** A text that is typed for a day and not entered yet. */
  onTyping: (spot: Spot, text: string) => void;
  /** The next finding or faulty cell, or the one before. */
  onDoubt: (step: 1 | -1) => void;
};

const totalWidths = [30, 52, 54, 40];

/** The month of a structure as a spreadsheet: contracts by days. One tab stop; everything else is arrows and typing. */
export function MonthGrid(props: Props) {
  const { grid, display, levels, fresh, activeText, range, onSave, onCopied } = props;
  const { sheet, rules, state, act } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const [sizeRef, { left: from, right: to, height }] = useResizeObserver();
  const geometry = useMemo(() => geometryFor(to - from, sheet.days.length), [from, to, sheet]);
  const places = useMemo(() => placesOfCells(geometry), [geometry]);
  const codes = useMemo(
    () => codesByLaw(codesWithTitles(sheet.vocabulary.codes, kindTexts, sheet.vocabulary.reasons)),
    [sheet],
  );
  const windows = useWindows(scroller, geometry, state);
  const pointer = usePointer(scroller, geometry, state, act, (target) => {
    const drawn = drawnRange(grid, target);
    if (drawn) range.ask(drawn.spot, drawn.range);
    else act(acts.extend(target));
  });
  const gridId = useId();
  const idOf = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId]);
  const { selection, editing } = state;
  const { active, head } = selection;
  const area = areaOf(selection);
  const bounds = boundsOf(state);
  const spot = spotAt(state, active);

  useGridPlace(scroller, geometry, head, editing !== null);

  const strike = (event: KeyboardEvent) => {
    const pageRows = Math.max(1, Math.floor(height / geometry.rowHeight) - 2);
    const command = commandOf(event, pageRows);
    if (!command || editing) return;
    event.preventDefault();
    event.stopPropagation();
    if ("act" in command) act(command.act);
    else if (command.ask === "save") onSave();
    else if (command.ask === "next-doubt") props.onDoubt(1);
    else if (command.ask === "last-doubt") props.onDoubt(-1);
    else props.onOpenDay(sheet.days[active.column] ?? sheet.days[0] ?? "");
  };

  const editor = editing && spot && (
    <CellEditor
      editing={editing}
      present={rules.textOf(spot, contentAt(state, rules, spot))}
      label={activeText}
      of={entryAt(grid, spot, codes, props.leaveOf)}
      rangeOf={(text) => range.rangeAt(spot, text)}
      onRange={(found) => {
        act(acts.close());
        range.ask(spot, found);
      }}
      onEnter={(text, onward, everywhere) => act(acts.enter(text, onward, everywhere))}
      onTyping={(text) => props.onTyping(spot, text)}
      onClose={() => act(acts.close())}
      onSave={onSave}
      onDoubt={props.onDoubt}
    />
  );

  return (
    <div
      ref={useMergedRef(scroller, sizeRef)}
      role="grid"
      tabIndex={0}
      aria-label={gridTexts.gridLabel(sheet.structure.title, formatMonth(sheet.month))}
      aria-rowcount={bounds.rows + 1}
      aria-colcount={bounds.columns + 1}
      aria-multiselectable
      aria-readonly={!sheet.mayWrite}
      aria-activedescendant={bounds.rows > 0 ? idOf(active.row, active.column) : undefined}
      className={geometry.frozenRight > 0 ? styles.scroller : styles.scrollerNarrow}
      onKeyDown={strike}
      onDoubleClick={() => act(acts.open({ from: "present" }))}
      onClick={pointer.onClick}
      onPointerDown={pointer.onPointerDown}
      onPointerMove={pointer.onPointerMove}
      onPointerUp={pointer.onPointerUp}
      onPointerCancel={pointer.onPointerCancel}
      {...clipboardOf(grid, onCopied)}
    >
      <div className={styles.canvas} style={{ width: windows.width, height: windows.height }}>
        <GridHead
          sheet={sheet}
          height={geometry.headHeight}
          nameWidth={geometry.nameWidth}
          totalsWidth={totalsWidth(geometry)}
          places={places}
          columns={windows.drawnColumns}
          activeColumn={active.column}
          hrefOf={props.hrefOfDay}
          onOpenDay={props.onOpenDay}
        />
        {windows.drawnRows.map(({ row, top, slot }) => {
          const contract = sheet.contracts.get(state.order[row] ?? "");
          const isSelected = row >= area.top && row <= area.bottom;
          const isActive = row === active.row;
          return (
            contract && (
              <GridRow
                key={slot}
                contract={contract}
                view={grid.viewOf(contract.id)}
                row={row}
                top={top}
                height={geometry.rowHeight}
                nameWidth={geometry.nameWidth}
                totalsWidth={totalsWidth(geometry)}
                places={places}
                display={display}
                columns={windows.drawnColumns}
                selectedFrom={isSelected ? area.left : -1}
                selectedTo={isSelected ? area.right : -1}
                active={isActive ? active.column : -1}
                activeLabel={isActive ? activeText : undefined}
                levels={levels.get(contract.id)}
                fresh={fresh.get(contract.id)}
                reopening={sheet.reopening.get(contract.id)}
                idOf={idOf}
                editor={isActive ? editor : null}
              />
            )
          );
        })}
        {bounds.rows > 0 && (
          <SelectionLayer
            geometry={geometry}
            selection={selection}
            drawn={pointer.drawn}
            hasHandle={sheet.mayWrite && !editing}
            onDraw={pointer.onDraw}
          />
        )}
      </div>
    </div>
  );
}

/** On a phone only the name is frozen, narrow, and cells are as large as a fingertip. */
function geometryFor(width: number, days: number): Geometry {
  if (width > 0 && width < 640) {
    const sizes = { nameWidth: 116, headHeight: 44, rowHeight: 44 };
    return { ...sizes, days, totalWidths, dayWidth: 44, frozenRight: 0 };
  }
  const frozenRight = totalWidths.reduce((sum, one) => sum + one, 0);
  const rest = { headHeight: 42, rowHeight: 30, days, totalWidths, frozenRight };
  return { ...rest, ...fittedWidths(rest, width) };
}
