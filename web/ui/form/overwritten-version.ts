import { useRef } from "react";

/** The version that a form's next submission overwrites. */
export type OverwrittenVersion = {
  version: () => number;
  /** Lets the user's own values overwrite the given version too. */
  keep: (version: number) => void;
};

/** Starts from the version that the fields were loaded with, also when they are reset to a newer one; 0 for a new record. */
export function useOverwrittenVersion(begun: number): OverwrittenVersion {
  const latestVersion = useRef(begun);
  return {
    version: () => Math.max(latestVersion.current, begun),
    keep: (newer) => {
      latestVersion.current = newer;
    },
  };
}
