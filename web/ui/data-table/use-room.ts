import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { thatMayHold } from "./that-may-hold.ts";

/** What the widest cell may take, in pixels: the most at first, then less, until all columns fit; then cells stand closer. */
const most = 420;
const less = [340, 280];
const lessTight = [380, 340, 305, 275, 250, 225, 205, 185, 170, 155, 140];
/** Where they do not: the table scrolls sideways. */
const widest = 230;

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
    let width = -1;
    const measure = () => {
      setWide(!fits(place, table));
      width = place.clientWidth;
    };
    // An observer tells at once, and of heights too: only another width is another room.
    const observer = new ResizeObserver(() => place.clientWidth !== width && measure());
    observer.observe(place);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown is what is measured
  }, [...shown]);
  return { ref, isWide };
}

/**
 * Each try lays the table out anew, so few are made: a table that does not fit with the most shows what its columns want, and
 * by that which of the others may fit.
 */
function fits(place: HTMLElement, table: HTMLTableElement): boolean {
  const fitsWith = (pixels: number, isTight: boolean) => {
    place.toggleAttribute("data-tight", isTight);
    place.style.setProperty("--widest", `${pixels}px`);
    return table.offsetWidth <= place.clientWidth + 1;
  };
  const fitsWithOneOf = (others: readonly number[], isTight: boolean) =>
    fitsWith(most, isTight) ||
    thatMayHold(widthsOf(table), others, place.clientWidth + 1).some((pixels) =>
      fitsWith(pixels, isTight),
    );
  return fitsWithOneOf(less, false) || fitsWithOneOf(lessTight, true) || fitsWith(widest, true);
}

const widthsOf = ({ tHead }: HTMLTableElement) =>
  [...(tHead?.rows[0]?.cells ?? [])].map((cell) => cell.offsetWidth);
