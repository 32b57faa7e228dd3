import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { acts, type Act } from "../model/acts.ts";
import { canvasX, drawnArea, placeAt, type Geometry } from "./model/geometry.ts";
import { boundsOf, type EditorState } from "../model/editor-state.ts";
import { areaOf, type Area, type Place } from "../model/place.ts";

type Drag = { kind: "select" } | { kind: "fill"; source: Area };

/**
 * The mouse on the grid: a click selects, a drag or Shift extends, dragging the fill handle fills. A finger
 * scrolls; its tap arrives as a click.
 */
export function usePointer(
  scroller: RefObject<HTMLElement | null>,
  geometry: Geometry,
  state: EditorState,
  act: (act: Act) => void,
  onDrawn: (target: Area) => void,
) {
  const drag = useRef<Drag | null>(null);
  const last = useRef<Place | null>(null);
  const [drawn, setDrawn] = useState<Area | null>(null);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const element = scroller.current;
    const rect = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const viewport = { left: element?.scrollLeft ?? 0, width: element?.clientWidth ?? 0 };
    const x = canvasX(geometry, viewport, clientX - rect.left);
    const y = clientY - rect.top + (element?.scrollTop ?? 0);
    return placeAt(geometry, boundsOf(state), x, y);
  };
  const begin = (event: PointerEvent, kind: Drag) => {
    drag.current = kind;
    last.current = placeOf(event);
    scroller.current?.setPointerCapture(event.pointerId);
  };
  const onDraw = (event: PointerEvent) => {
    event.stopPropagation();
    begin(event, { kind: "fill", source: areaOf(state.selection) });
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !isOnCell(event.target)) return;
      if (event.pointerType === "touch") return;
      begin(event, { kind: "select" });
      act(acts.point(placeOf(event), event.shiftKey));
    },
    /** A finger's tap; a second tap on the same cell opens it. */
    onClick: (event: MouseEvent) => {
      const isTap = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
      if (!isTap || !isOnCell(event.target)) return;
      const place = placeOf(event);
      const { row, column } = state.selection.active;
      const isActive = row === place.row && column === place.column;
      act(isActive ? acts.open({ from: "present" }) : acts.point(place, false));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      const place = placeOf(event);
      if (place.row === last.current?.row && place.column === last.current.column) return;
      last.current = place;
      if (drag.current.kind === "select") act(acts.point(place, true));
      else setDrawn(drawnArea(drag.current.source, place));
    },
    onPointerUp: () => {
      if (drag.current?.kind === "fill" && drawn) onDrawn(drawn);
      drag.current = null;
      setDrawn(null);
    },
    onPointerCancel: () => {
      drag.current = null;
      setDrawn(null);
    },
  };
  return { drawn, onDraw, handlers };
}

function isOnCell(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role="gridcell"]') !== null;
}
