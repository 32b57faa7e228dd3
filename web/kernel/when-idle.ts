const patienceMs = 5000;

/** Calls back when the page has nothing to do, at the latest after five seconds; where there is no page, never. */
export function whenIdle(act: () => void): void {
  if (typeof window === "undefined") return;
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, 1000);
}
