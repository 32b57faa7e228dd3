import type { Call } from "#api/call.ts";
import type { Colleague, LiveEvent } from "#api/live.ts";
import { storeOf } from "#web/kernel/store.ts";
import type { WatchedSheet } from "./listen.ts";

/** The sheet on the screen, the calls that read it, and the listener for its events. */
export type Watching = {
  sheet: WatchedSheet;
  calls: readonly Call[];
  onEvent: (event: LiveEvent) => void;
};

/** The sheet that the page's one stream follows; null on a page without a sheet. */
export const watching = storeOf<Watching | null>(null);

/** The calls whose data on the screen waits for the user: a notification may have changed it. */
export const callsToRefresh = storeOf<readonly Call[]>([]);

/** Who else has the sheet open. */
export const colleagues = storeOf<readonly Colleague[]>([]);
