import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What the widest cell may take, in pixels: the most at first, then less, until all columns fit. */
const steps = [
  ...[420, 340, 280].map((pixels) => ({ pixels, isTight: false })),
  ...[420, 380, 340, 305, 275, 250, 225, 205, 185, 170, 155, 140].map((pixels) => ({
    pixels,
    isTight: true,
  })),
];
/** Where they do not: the table scrolls sideways. */
const widest = { pixels: 230, isTight: true };

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
    // An observer tells at once, and of heights too: only another width is another room.
    const measure = () => {
      if (place.clientWidth === width) return;
      setWide(!fits(place, table));
      width = place.clientWidth;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- what is shown is what is measured
  }, [...shown]);
  return { ref, isWide };
}

/** Each try lays the table out anew, so few are made: where the first is not enough, each halves those that are left. */
function fits(place: HTMLElement, table: HTMLElement): boolean {
  const fitsWith = ({ pixels, isTight }: typeof widest) => {
    place.toggleAttribute("data-tight", isTight);
    place.style.setProperty("--widest", `${pixels}px`);
    return table.offsetWidth <= place.clientWidth + 1;
  };
  let [from, to] = [0, steps.length];
  for (let at = 0; from < to; at = (from + to) >> 1) {
    const step = steps[at];
    if (step && fitsWith(step)) to = at;
    else from = at + 1;
  }
  return fitsWith(steps[to] ?? widest);
}
