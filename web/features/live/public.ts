import { atLeisure } from "#web/ui/later.tsx";

export { Colleagues } from "./colleagues.tsx";
export { useLiveSheet } from "./use-live-sheet.ts";

export const LiveStream = atLeisure(async () => (await import("./live-stream.tsx")).LiveStream);
