const patienceMs = 5000;

/** Calls back when the page has nothing to do, at the latest after five seconds. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, 1000);
}
