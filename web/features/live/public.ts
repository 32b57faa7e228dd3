export { Colleagues } from "./colleagues.tsx";
export { LiveStream } from "./live-stream.tsx";
export { type Heard, useLiveSheet } from "./use-live-sheet.ts";
