export { ChangedNotice } from "./changed-notice.tsx";
export { HistoryPanel } from "./history-panel.tsx";
