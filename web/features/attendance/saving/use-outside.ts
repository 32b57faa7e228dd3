import { useRef, useState } from "react";
import { draftsIn, type Drafts, type Spot } from "../model/drafts.ts";

/**
 * Days after those of the sheet shown that cannot be saved as they are: a leave that continues into them may be refused
 * there. A user who goes from one doubt to the next is shown them once, after the last visible doubt.
 */
export function useOutside(drafts: Drafts, isOutside: (day: number) => boolean) {
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef(false);
  const spots = () => wrongOutside(drafts, isOutside);
  return {
    spots,
    open: () => setOpened(true),
    /** Opens the dialog if no visible doubt is ahead; returns whether it does. */
    leads: (isLast: boolean): boolean => {
      cameFrom.current = isLast && !cameFrom.current && spots().length > 0;
      if (cameFrom.current) setOpened(true);
      return cameFrom.current;
    },
    dialog: { drafts, opened, spots: opened ? spots() : [], onClose: () => setOpened(false) },
  };
}

/** The days for which `isOutside` is true that were refused, or that someone else changed meanwhile. */
export function wrongOutside(drafts: Drafts, isOutside: (day: number) => boolean): Spot[] {
  return [...draftsIn(drafts)].flatMap(([spot, { content, answer }]) =>
    isOutside(spot.day) && (content.kind === "refused" || answer !== undefined) ? [spot] : [],
  );
}
