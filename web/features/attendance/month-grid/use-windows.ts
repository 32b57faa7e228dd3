import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useMemo, useState, type RefObject } from "react";
import { widthOfColumn, type Geometry } from "./model/geometry.ts";
import { boundsOf, type EditorState } from "../model/editor-state.ts";
import { slotKeeper } from "./model/slots.ts";

/** A row to render. Rows that scroll in reuse the elements of those that scroll out, by their slot. */
type WindowRow = { row: number; top: number; slot: number };

/** The rows and columns to render: the visible ones, a few around them, and the active ones, which have the focus. */
export function useWindows(
  scroller: RefObject<HTMLElement | null>,
  geometry: Geometry,
  state: EditorState,
) {
  const { rows, columns } = boundsOf(state);
  const active = state.selection.active;
  // No compiler memoizes anything here; what is passed on is memoized by hand.
  // oxlint-disable-next-line react/incompatible-library
  const rowWindow = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => geometry.rowHeight,
    paddingStart: geometry.headHeight,
    overscan: 6,
    rangeExtractor: (range) => withActive(range, active.row),
  });
  const columnWindow = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => scroller.current,
    estimateSize: (column) => widthOfColumn(geometry, column),
    paddingStart: geometry.nameWidth,
    overscan: 3,
    rangeExtractor: (range) => withTotals(range, active.column, geometry),
  });
  const items = rowWindow.getVirtualItems();
  const [slotsOf] = useState(slotKeeper);
  const slots = slotsOf(items.map(({ index }) => index));
  const drawnRows = items.map(({ index, start }, position): WindowRow => ({
    row: index,
    top: start,
    slot: slots[position] ?? index,
  }));
  const columnKey = columnWindow
    .getVirtualItems()
    .map(({ index }) => index)
    .join(" ");
  const drawnColumns = useMemo(() => columnKey.split(" ").map(Number), [columnKey]);
  return {
    drawnRows,
    drawnColumns,
    height: rowWindow.getTotalSize(),
    width: columnWindow.getTotalSize(),
  };
}

/** Totals frozen at the right edge are always visible. */
function withTotals(range: Range, active: number, { days, frozenRight }: Geometry): number[] {
  const columns = withActive(range, active);
  if (frozenRight === 0) return columns;
  const totals = Array.from({ length: range.count - days }, (_, index) => days + index);
  return [...columns.filter((column) => column < days), ...totals];
}

function withActive(range: Range, active: number): number[] {
  const columns = defaultRangeExtractor(range);
  if (active >= range.count || columns.includes(active)) return columns;
  return [...columns, active].toSorted((one, other) => one - other);
}
