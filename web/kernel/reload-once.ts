import { keepInTab } from "./keep-in-tab.ts";
import { isWaiting, tellReached } from "./reach.ts";
import { answersNow, hasNewerBuild } from "./release.ts";
import { somethingUnsaved } from "./unsaved.ts";

const guardMilliseconds = 10_000;
const storageKey = "reloadedAt";

/** True when the page may reload by itself: it has not done so within the last ten seconds. */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload >= guardMilliseconds || lastReload > now;
}

/** Reloads the page unless it has just reloaded by itself; returns whether it does. */
export function reloadOnce(): boolean {
  const stored = sessionStorage.getItem(storageKey);
  if (!mayReload(stored === null ? null : Number(stored), Date.now())) return false;
  // Without the note it might reload for ever.
  if (!keepInTab(storageKey, String(Date.now()))) return false;
  location.reload();
  return true;
}

/**
 * A chunk that is gone after a new release is fixed by one reload, and so may be one that the page waits for; a second
 * failure goes to the error screen, as does the first while there is unsaved input, or while the server does not answer,
 * since a reload would then fail. A chunk lost on the way that was only fetched ahead is fetched again when it is needed:
 * for its sake no page that someone reads is reloaded.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    // The router would reload by itself for the same message, whether or not the server answers.
    keepInTab(`tanstack_router_reload:${event.payload.message}`, "1");
    const isNeeded = isWaiting();
    void answersNow().then((answers) => {
      if (!answers) tellReached(false);
      else if (!somethingUnsaved() && (isNeeded || hasNewerBuild())) reloadOnce();
    });
  });
}
