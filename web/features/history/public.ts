export { ChangedNotice } from "./changed-notice.tsx";
export { useOver } from "./over.ts";
export { HistoryList, HistoryPanel } from "./history-panel.tsx";
export type { Words } from "./words.ts";
