import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Place } from "../model/place.ts";
import { scrollTo, type Geometry } from "./model/geometry.ts";

/** Where the grid stands: the head of the selection is in sight, and the focus is in the grid where nothing else has it. */
export function useGridPlace(
  scroller: RefObject<HTMLDivElement | null>,
  geometry: Geometry,
  head: Place,
  isEditing: boolean,
): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollLeft: left, scrollTop: top, clientWidth, clientHeight } = element;
    const viewport = { left, top, width: clientWidth, height: clientHeight };
    element.scrollTo({ ...scrollTo(geometry, viewport, head), behavior: "instant" });
  }, [scroller, geometry, head]);

  useLayoutEffect(() => {
    scroller.current?.style.setProperty("--day-width", `${geometry.dayWidth}px`);
  }, [scroller, geometry]);

  // The grid is what one comes for: it takes the focus when it opens, unless something else has it already.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body || activeElement.matches("h1")) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [scroller]);

  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body) {
      scroller.current?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
  }, [scroller, isEditing]);
}
