import { useRef } from "react";

/** The version that a form's next submission writes over. */
export type Over = {
  version: () => number;
  /** Lets the person's own values go over the given version too. */
  keep: (version: number) => void;
};

/** Starts from the version with which the fields began, also when they begin anew with a newer one; 0 for a new record. */
export function useOver(begun: number): Over {
  const kept = useRef(begun);
  return {
    version: () => Math.max(kept.current, begun),
    keep: (newer) => {
      kept.current = newer;
    },
  };
}
