import { useCallback, useId, useMemo, useRef, type KeyboardEvent } from "react";
import { gridTexts } from "#texts/attendance.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { spoken } from "./active-words.ts";
import { CellEditor } from "./cell-editor.tsx";
import type { Display } from "./cell-look.ts";
import { clipboardOf } from "./clipboard.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { acts } from "../model/acts.ts";
import { fittedWidths, placesOfCells, totalsWidth, type Geometry } from "./model/geometry.ts";
import { boundsOf, contentAt, type Editing, spotAt } from "../model/editor-state.ts";
import { commandOf } from "./model/grid-keys.ts";
import { areaOf } from "../model/place.ts";
import styles from "./month-grid.module.css";
import { drawnRange } from "./drawn-range.ts";
import { SelectionLayer } from "./selection-layer.tsx";
import type { GridEditor } from "./use-month-editor.ts";
import { useGridPlace } from "./use-grid-place.ts";
import { usePointer } from "./use-pointer.ts";
import { useRoomOf } from "./use-room-of.ts";
import { useWindows } from "./use-windows.ts";

type Props = {
  editor: GridEditor;
  display: Display;
  /** Moves to the next finding or faulty cell, or to the previous one. */
  onDoubt: (step: 1 | -1) => void;
};

const totalWidths = [30, 52, 54, 40];

/** The month of a structure as a spreadsheet: contracts by days. A single tab stop; everything else is arrow keys and typing. */
export function MonthGrid(props: Props) {
  const { editor, display } = props;
  const { grid, range, sheets } = editor;
  const { sheet, state, act } = grid;
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useRoomOf(scroller);
  const geometry = useMemo(() => geometryFor(width, sheet.days.length), [width, sheet]);
  const places = useMemo(() => placesOfCells(geometry), [geometry]);
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
  const activeText = spoken(editor.words);
  const pageRows = Math.max(1, Math.floor(height / geometry.rowHeight) - 2);
  const sizes = { nameWidth: geometry.nameWidth, totalsWidth: totalsWidth(geometry), places };

  useGridPlace(scroller, geometry, head, editing !== null);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={gridTexts.gridLabel(sheet.structure.title, formatMonth(sheet.month))}
      aria-rowcount={bounds.rows + 1}
      aria-colcount={bounds.columns + 1}
      aria-multiselectable
      aria-readonly={!sheet.mayWrite}
      aria-activedescendant={bounds.rows > 0 ? idOf(active.row, active.column) : undefined}
      className={geometry.frozenRight > 0 ? styles.scroller : styles.scrollerNarrow}
      onKeyDown={(event) => strike(event, pageRows, props)}
      onDoubleClick={() => act(acts.open({ from: "present" }))}
      {...pointer.handlers}
      {...clipboardOf(grid)}
    >
      <div className={styles.canvas} style={{ width: windows.width, height: windows.height }}>
        <GridHead
          sheet={sheet}
          height={geometry.headHeight}
          {...sizes}
          columns={windows.drawnColumns}
          activeColumn={active.column}
          sheets={sheets}
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
                {...sizes}
                display={display}
                columns={windows.drawnColumns}
                selectedFrom={isSelected ? area.left : -1}
                selectedTo={isSelected ? area.right : -1}
                active={isActive ? active.column : -1}
                activeLabel={isActive ? activeText : undefined}
                levels={editor.levels.get(contract.id)}
                fresh={editor.fresh.get(contract.id)}
                reopening={sheet.reopening.get(contract.id)}
                idOf={idOf}
                editor={isActive && editing ? editorAt(editing, props) : null}
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

/** Handles a key while no cell is being edited. */
function strike(event: KeyboardEvent, pageRows: number, { editor, onDoubt }: Props): void {
  const { sheet, state, act } = editor.grid;
  const command = commandOf(event, pageRows);
  if (!command || state.editing) return;
  event.preventDefault();
  event.stopPropagation();
  if ("act" in command) act(command.act);
  else if (command.ask === "save") editor.saving.save();
  else if (command.ask === "next-doubt") onDoubt(1);
  else if (command.ask === "last-doubt") onDoubt(-1);
  else editor.sheets.open(sheet.days[state.selection.active.column] ?? sheet.days[0] ?? "");
}

/** The editor inside the active cell. */
function editorAt(editing: Editing, { editor, onDoubt }: Props) {
  const { grid, saving, range } = editor;
  const { state, rules, act } = grid;
  const spot = spotAt(state, state.selection.active);
  return (
    spot && (
      <CellEditor
        editing={editing}
        present={rules.textOf(spot, contentAt(state, rules, spot))}
        label={spoken(editor.words)}
        of={editor.entryOf(spot)}
        rangeOf={(text) => range.rangeAt(spot, text)}
        onRange={(found) => {
          act(acts.close());
          range.ask(spot, found);
        }}
        onEnter={(text, onward, everywhere) => act(acts.enter(text, onward, everywhere))}
        onTyping={(text) => editor.onTyping(spot, text)}
        onClose={() => act(acts.close())}
        onSave={() => saving.save()}
        onDoubt={onDoubt}
      />
    )
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
