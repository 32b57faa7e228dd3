import { useRef } from "react";

/** The version that a form's next submission writes over. */
export type Over = {
  version: () => number;
  /** The person's own values shall stand over the given version. */
  keep: (version: number) => void;
};

/** Begins with the version that the form was opened with; 0 for a new record. */
export function useOver(opened: number): Over {
  const version = useRef(opened);
  return {
    version: () => version.current,
    keep: (newer) => {
      version.current = newer;
    },
  };
}
