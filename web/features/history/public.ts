export { ChangedNotice } from "./changed-notice.tsx";
export { HistoryPanel } from "./history-panel.tsx";
export type { Words } from "./words.ts";
