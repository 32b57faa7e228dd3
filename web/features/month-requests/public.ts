export { MonthRequestsPanel } from "./month-requests-panel.tsx";
export { DisputesOfDay } from "./disputes-of-day.tsx";
export { openTexts } from "./open-texts.ts";
export { OwnMonth } from "./own-month.tsx";
