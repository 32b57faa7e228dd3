import { useRef } from "react";

/** The version that a form's next submission writes over. */
export type Over = {
  version: () => number;
  /** The person's own values shall stand over the given version. */
  keep: (version: number) => void;
};

/** Begins with the version of what the fields began with, and again with each that they begin anew with; 0 for a new record. */
export function useOver(begun: number): Over {
  const kept = useRef(begun);
  return {
    version: () => Math.max(kept.current, begun),
    keep: (newer) => {
      kept.current = newer;
    },
  };
}
