import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What the widest cell may take, in pixels: the most at first, then less, until all columns fit. */
const withNotes = [420, 340, 280];
const withoutNotes = [420, 380, 340, 305, 275, 250, 225, 205, 185, 170, 155, 140];
/** Where they do not: the table scrolls sideways. */
const widestInWide = 230;

/**
 * Lets the cells of a table take what room there is; tells where its columns do not fit at all. Measured before what is
 * shown is painted, so that no column moves before one's eyes.
 */
export function useRoom(shown: readonly unknown[]): {
  ref: RefObject<HTMLElement | null>;
  isWide: boolean;
} {
  const [isWide, setWide] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    const table = place?.querySelector("table");
    if (!place || !table) return undefined;
    const measure = () => setWide(!fits(place, table));
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown is what is measured
  }, [...shown]);
  return { ref, isWide };
}

function fits(place: HTMLElement, table: HTMLElement): boolean {
  const fitsWith = (pixels: number) => {
    place.style.setProperty("--widest", `${pixels}px`);
    return table.offsetWidth <= place.clientWidth + 1;
  };
  place.toggleAttribute("data-tight", false);
  if (withNotes.some(fitsWith)) return true;
  place.toggleAttribute("data-tight", true);
  return withoutNotes.some(fitsWith) || fitsWith(widestInWide);
}
