import type { live } from "#api/live.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { stayOnSheet } from "./presence.ts";
import type { Streams } from "./streams.ts";
import { watchSheet } from "./watch-sheet.ts";

export const liveHandlers = (streams: Streams): Handlers<typeof live> => ({
  watch: async (ctx) => (await streams.open(ctx, null, null)).body,
  watchSheet: (ctx, place) => watchSheet(ctx, streams, place),
  stay: (ctx, input) => stayOnSheet({ ...ctx, repeat: null }, input),
});
