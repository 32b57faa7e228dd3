import { useRef, useState } from "react";
import { draftsIn, type Drafts, type Spot } from "../model/drafts.ts";

/**
 * Days after those of the sheet on show that cannot be saved as they are: a leave that goes on into them may be refused
 * there. Whoever walks from one doubt to the next is led to them once, after the last doubt in sight.
 */
export function useOutside(drafts: Drafts, isOutside: (day: number) => boolean) {
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef(false);
  const spots = () => wrongOutside(drafts, isOutside);
  return {
    spots,
    open: () => setOpened(true),
    /** Shows them where nothing in sight lies ahead; tells whether it does. */
    leads: (isLast: boolean): boolean => {
      cameFrom.current = isLast && !cameFrom.current && spots().length > 0;
      if (cameFrom.current) setOpened(true);
      return cameFrom.current;
    },
    dialog: { drafts, opened, spots: opened ? spots() : [], onClose: () => setOpened(false) },
  };
}

export type Outside = ReturnType<typeof useOutside>;

/** The days for which `isOutside` holds that were refused, or that another person changed meanwhile. */
export function wrongOutside(drafts: Drafts, isOutside: (day: number) => boolean): Spot[] {
  return [...draftsIn(drafts)].flatMap(([spot, { content, answer }]) =>
    isOutside(spot.day) && (content.kind === "refused" || answer !== undefined) ? [spot] : [],
  );
}
