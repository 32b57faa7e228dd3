import { storeOf, useStore } from "./store.ts";

const askAgainMs = 10_000;

const reached = storeOf(true);
let asking: ReturnType<typeof setInterval> | null = null;

/** True while the server answers, as far as the last request told. */
export function useReached(): boolean {
  return useStore(reached);
}

/** Calls back when the server answers again. */
export function onReachedAgain(listener: () => void): () => void {
  return reached.subscribe(() => {
    if (reached.get()) listener();
  });
}

/** What a request learnt. While nothing answers, the server is asked again every ten seconds. */
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

async function ask(): Promise<void> {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (answer) tellReached(true);
}
