import { type LiveEvent, live } from "#api/live.ts";
import { readStream } from "#web/kernel/open-stream.ts";

/** The sheet that a page shows: a structure's, of a day or a month. */
export type WatchedSheet = { organizationId: string; structureId: string; period: string };

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Listens, also to a sheet if there is one, until `signal` is aborted; data read `readAgoMs` ago is fetched again only if it
 * has changed since. `onFailure`: it did not open, or broke, so nothing is known of what happened meanwhile. A stream that ends is opened again, after longer and longer pauses while it fails to open, each with a
 * random part so that not all clients return at once.
 */
export async function listen(
  sheet: WatchedSheet | null,
  readAgoMs: () => number | undefined,
  signal: AbortSignal,
  { onEvent, onFailure }: { onEvent: (event: LiveEvent) => void; onFailure: () => void },
): Promise<void> {
  let pauseMs = firstPauseMs;
  const heard = (event: LiveEvent) => {
    if (event.what === "open") pauseMs = firstPauseMs;
    onEvent(event);
  };
  while (!signal.aborted) {
    const input = { readAgoMs: readAgoMs() };
    const reading = sheet
      ? readStream(live.watchSheet, { ...sheet, ...input }, signal, {
          shape: live.watchSheet.output,
          onEvent: heard,
        })
      : readStream(live.watch, input, signal, { shape: live.watch.output, onEvent: heard });
    await reading.catch(() => signal.aborted || onFailure());
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
