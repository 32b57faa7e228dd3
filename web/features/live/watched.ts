import type { Call } from "#api/call.ts";
import type { Colleague, LiveEvent } from "#api/live.ts";
import { storeOf } from "#web/kernel/store.ts";
import type { WatchedSheet } from "./listen.ts";

/** The sheet on the screen, the calls that it was read by, and who wants to hear of it. */
export type Watching = {
  sheet: WatchedSheet;
  calls: readonly Call[];
  onEvent: (event: LiveEvent) => void;
};

/** What the page's one stream is about; null on a page without a sheet. */
export const watching = storeOf<Watching | null>(null);

/** What the screen shows of what waits for its reader: a notification may have changed it. */
export const waitingShown = storeOf<readonly Call[]>([]);

/** Who else has the sheet open. */
export const colleagues = storeOf<readonly Colleague[]>([]);
