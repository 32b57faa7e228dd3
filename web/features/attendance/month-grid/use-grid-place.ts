import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Place } from "../model/place.ts";
import { scrollTo, type Geometry } from "./model/geometry.ts";

/** Keeps the head of the selection scrolled into view, and the focus in the grid if no other element has it. */
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

  // The grid is the main content: it takes the focus when it opens, unless another element already has it.
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
