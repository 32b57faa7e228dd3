import type { live } from "#api/live.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { stayOnSheet } from "./presence.ts";
import type { Streams } from "./streams.ts";
import { watchOwn } from "./watch-own.ts";
import { watchSheet } from "./watch-sheet.ts";

export const liveHandlers = (streams: Streams): Handlers<typeof live> => ({
  watch: (ctx, input) => watchOwn(ctx, streams, input),
  watchSheet: (ctx, input) => watchSheet(ctx, streams, input),
  stay: (ctx, input) => stayOnSheet({ ...ctx, repeat: null }, input),
});
