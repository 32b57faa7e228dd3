import { storeOf, useStore } from "./store.ts";

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Short: a network reported as back may carry nothing for a moment. */
const askAgainMs = 3_000;
/** After this long the user is informed that the server is late. */
const lateMs = 2_500;

const reached = storeOf(true);
const waitingLong = storeOf(0);
/** How many waits are in progress, and the callbacks to run once there are none. */
let waiting = 0;
const laterActs: (() => void)[] = [];
const quietMs = 300;
let asking: ReturnType<typeof setInterval> | null = null;

/** True while the server answers, as of the last request. */
export function useReached(): boolean {
  return useStore(reached);
}

/** True while something has been waited for so long that the user must be informed. */
export function useLate(): boolean {
  return useStore(waitingLong) > 0;
}

/**
 * Notes that the page has been waiting for the server since `alreadyMs` ago. Returns the function that ends the wait,
 * which may be called more than once.
 */
export function waits(alreadyMs = 0): () => void {
  let isCounted = false;
  let isOver = false;
  waiting += 1;
  const timer = setTimeout(() => {
    isCounted = true;
    waitingLong.set(waitingLong.get() + 1);
  }, lateMs - alreadyMs);
  return () => {
    clearTimeout(timer);
    if (isCounted) waitingLong.set(waitingLong.get() - 1);
    isCounted = false;
    if (!isOver) waiting -= 1;
    isOver = true;
    lookForQuiet();
  };
}

/** True while the page waits for the server. */
export function isWaiting(): boolean {
  return waiting > 0;
}

/** Calls back once the page has everything it waits for, so that what is fetched then delays nothing. */
export function whenQuiet(act: () => void): void {
  laterActs.push(act);
  lookForQuiet();
}

/**
 * As `whenQuiet`, for what has not been requested yet. In a browser with data saving on, it is fetched only if the worker
 * already caches it for offline use.
 */
export function prefetchWhenQuiet(fetch: () => void): void {
  const savesData = navigator.connection?.saveData ?? false;
  if (!savesData || navigator.serviceWorker?.controller) whenQuiet(fetch);
}

/** An answer may be followed by another request. */
function lookForQuiet(): void {
  if (laterActs.length === 0 || waiting > 0) return;
  setTimeout(() => {
    if (waiting > 0) return;
    for (const act of laterActs.splice(0)) whenIdle(act);
  }, quietMs);
}

/** Calls back when the server answers again. */
export function onReachedAgain(listener: () => void): () => void {
  return reached.subscribe(() => {
    if (reached.get()) listener();
  });
}

/**
 * Records whether the server answered a request. While it does not answer, it is asked again every three seconds.
 */
export function tellReached(answers: boolean): void {
  reached.set(answers);
  if (answers && asking !== null) {
    clearInterval(asking);
    asking = null;
  }
  if (!answers) asking ??= setInterval(() => void ask(), askAgainMs);
}

/** Follows the browser's online and offline events. */
export function watchReach(): void {
  if (!navigator.onLine) tellReached(false);
  window.addEventListener("offline", () => tellReached(false));
  window.addEventListener("online", () => void ask());
}

/** Whether the server answers now. */
export async function ask(): Promise<boolean> {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  tellReached(answer !== null);
  return answer !== null;
}

const patienceMs = 5000;

/** Calls back when the page is idle, at the latest after five seconds; never if there is no page. */
function whenIdle(act: () => void): void {
  if (typeof window === "undefined") return;
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, 1000);
}
