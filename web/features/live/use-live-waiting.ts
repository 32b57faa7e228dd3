import { useEffect } from "react";
import type { Call } from "#api/call.ts";
import { callsToRefresh } from "./watched.ts";

/** While the page is on the screen, fetches the calls again whenever the user is notified of something. */
export function useLiveWaiting(calls: readonly Call[]): void {
  useEffect(() => {
    callsToRefresh.set(calls);
    return () => callsToRefresh.set([]);
  }, [calls]);
}
