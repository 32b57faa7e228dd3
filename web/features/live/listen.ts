import { type LiveEvent, live } from "#api/live.ts";
import { readStream } from "#web/kernel/open-stream.ts";

/** The sheet that a page shows: a structure's, of a day or a month. */
export type WatchedSheet = { organizationId: string; structureId: string; period: string };

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Listens, to a sheet too where there is one, until `signal` is aborted; what was read so long ago is asked for again only
 * where it has changed since. A stream that ends is opened again, after longer
 * and longer pauses where it does not open, each of its own length, so that not all come back in the same moment.
 */
export async function listen(
  sheet: WatchedSheet | null,
  readAgoMs: () => number | undefined,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  let pauseMs = firstPauseMs;
  const heard = (event: LiveEvent) => {
    if (event.what === "open") pauseMs = firstPauseMs;
    onEvent(event);
  };
  while (!signal.aborted) {
    const asked = { readAgoMs: readAgoMs() };
    const reading = sheet
      ? readStream(live.watchSheet, { ...sheet, ...asked }, signal, {
          shape: live.watchSheet.output,
          onEvent: heard,
        })
      : readStream(live.watch, asked, signal, { shape: live.watch.output, onEvent: heard });
    await reading.catch(() => undefined);
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

/** Waits, or until there is nothing to wait for. */
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
