export { MonthRequestsPanel } from "./month-requests-panel.tsx";
