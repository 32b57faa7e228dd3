import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps the marked item of a horizontally scrolling row centred; `marked` says which it is. */
export function useMarkedInSight<T extends HTMLElement>(
  marked: string | undefined,
): RefObject<T | null> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const around = row.current;
    const one = around?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (marked === undefined || !around || !one) return undefined;
    // The observer fires after layout, before paint: measuring here would cause another layout.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      middle(around, one);
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, [marked]);
  return row;
}

function middle(row: Element, one: Element): void {
  const [around, here] = [row.getBoundingClientRect(), one.getBoundingClientRect()];
  row.scrollLeft += here.left - around.left - (around.width - here.width) / 2;
}
