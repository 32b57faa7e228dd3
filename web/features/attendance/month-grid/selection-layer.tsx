import type { PointerEvent } from "react";
import { rectOf, type Geometry, type Rect } from "./model/geometry.ts";
import { areaOf, isRange, type Area, type Selection } from "../model/place.ts";
import styles from "./month-grid.module.css";

type Props = {
  geometry: Geometry;
  selection: Selection;
  /** The area the fill handle is being dragged to, if it is being dragged. */
  drawn: Area | null;
  /** False while a cell is being edited, and where nothing may be written. */
  hasHandle: boolean;
  onDraw: (event: PointerEvent) => void;
};

/** The frames over the cells. They move without re-rendering the rows. */
export function SelectionLayer({ geometry, selection, drawn, hasHandle, onDraw }: Props) {
  const area = areaOf(selection);
  const { row, column } = selection.active;
  const active = { top: row, left: column, bottom: row, right: column };
  const rect = rectOf(geometry, area);
  return (
    <div className={styles.layer} role="presentation">
      {isRange(selection) && <div className={styles.range} style={rect} />}
      <div className={styles.active} style={rectOf(geometry, active)} />
      {drawn && <div className={styles.drawn} style={rectOf(geometry, drawn)} />}
      {hasHandle && <div className={styles.handle} style={cornerOf(rect)} onPointerDown={onDraw} />}
    </div>
  );
}

function cornerOf({ left, top, width, height }: Rect) {
  return { left: left + width - 4, top: top + height - 4 };
}
