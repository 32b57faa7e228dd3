import { useEffect } from "react";
import type { Call } from "#api/call.ts";
import { waitingShown } from "./watched.ts";

/** Fetches again, while the page is on the screen, what the calls had answered whenever its reader is notified of something. */
export function useLiveWaiting(calls: readonly Call[]): void {
  useEffect(() => {
    waitingShown.set(calls);
    return () => waitingShown.set([]);
  }, [calls]);
}
