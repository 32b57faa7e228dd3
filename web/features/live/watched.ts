import type { LiveEvent } from "#api/live.ts";
import { storeOf } from "#web/kernel/store.ts";
import type { WatchedSheet } from "./listen.ts";

/** The sheet on the screen, and who wants to hear of it. */
export type Watching = { sheet: WatchedSheet; onEvent: (event: LiveEvent) => void };

/** Someone else who has the sheet on the screen open too. */
export type Colleague = { userId: string; name: string };

/** What the page's one stream is about; null on a page without a sheet. */
export const watching = storeOf<Watching | null>(null);

/** Who else has the sheet open. */
export const colleagues = storeOf<readonly Colleague[]>([]);
