import { later } from "#web/ui/later.tsx";

export { OverfullDays } from "./overfull-days.tsx";
export { PunchRules } from "./punch-rules.tsx";

export const DayPunches = later(async () => (await import("./day-punches.tsx")).DayPunches);
export const ImportModal = later(async () => (await import("./import-modal.tsx")).ImportModal);
export const PunchImport = later(async () => (await import("./punch-import.tsx")).PunchImport);
