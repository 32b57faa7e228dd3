import { storeOf, useStore } from "./store.ts";

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Short: a network that is said to be back may carry nothing for a moment. */
const askAgainMs = 3_000;
/** Who waits longer is told that the server is late. */
const lateMs = 2_500;

const reached = storeOf(true);
const waitingLong = storeOf(0);
/** How many wait now, and who wants to know when nobody does. */
let waiting = 0;
const laterActs: (() => void)[] = [];
const quietMs = 300;
let asking: ReturnType<typeof setInterval> | null = null;

/** True while the server answers, as far as the last request told. */
export function useReached(): boolean {
  return useStore(reached);
}

/** True while something has been waited for so long that it must be said. */
export function useLate(): boolean {
  return useStore(waitingLong) > 0;
}

/**
 * Notes that the server is waited for, since `alreadyMs` ago. Gives the function that ends the wait, which may be called
 * more than once.
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

/** Calls back once the page has all that it waits for, so that what is fetched then delays nothing. */
export function whenQuiet(act: () => void): void {
  laterActs.push(act);
  lookForQuiet();
}

/**
 * As `whenQuiet`, for what nobody has asked for yet. In a browser that is to save data it is fetched only where the worker
 * already keeps it for use without a network.
 */
export function fetchAhead(fetch: () => void): void {
  const savesData = navigator.connection?.saveData ?? false;
  if (!savesData || navigator.serviceWorker?.controller) whenQuiet(fetch);
}

/** What follows one answer may be the next question. */
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
 * Takes note of whether the server answered a request. While nothing answers, the server is asked again every three
 * seconds.
 */
export function tellReached(answers: boolean): void {
  reached.set(answers);
  if (answers && asking !== null) {
    clearInterval(asking);
    asking = null;
  }
  if (!answers) asking ??= setInterval(() => void ask(), askAgainMs);
}

/** Follows what the browser says of its network. */
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

/** Calls back when the page has nothing to do, at the latest after five seconds; where there is no page, never. */
function whenIdle(act: () => void): void {
  if (typeof window === "undefined") return;
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, 1000);
}
