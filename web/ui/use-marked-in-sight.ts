import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps the marked one of a row that scrolls sideways in its middle; `marked` says which it is. */
export function useMarkedInSight<T extends HTMLElement>(
  marked: string | undefined,
): RefObject<T | null> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const one = row.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (marked === undefined || !row.current || !one) return;
    const [around, here] = [row.current.getBoundingClientRect(), one.getBoundingClientRect()];
    row.current.scrollLeft += here.left - around.left - (around.width - here.width) / 2;
  }, [marked]);
  return row;
}
