import { atLeisure } from "#web/ui/later.tsx";

export { Colleagues } from "./colleagues.tsx";
export { useLiveWaiting } from "./use-live-waiting.ts";
export { useLiveSheet } from "./use-live-sheet.ts";

export const LiveStream = atLeisure(async () => (await import("./live-stream.tsx")).LiveStream);
