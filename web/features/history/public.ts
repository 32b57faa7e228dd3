import { later } from "#web/ui/later.tsx";

export { ChangedNotice } from "./changed-notice.tsx";
export { differencesBetween } from "./differences.ts";
export { wordIn, type Words } from "#texts/history-words.ts";
export { wordAmong } from "./word-among.ts";

export const HistoryPanel = later(async () => (await import("./history-panel.tsx")).HistoryPanel);
export const HistoryList = later(async () => (await import("./history-panel.tsx")).HistoryList);
