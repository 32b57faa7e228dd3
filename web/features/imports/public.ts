export { ImportModal } from "./import-modal.tsx";
export { OverfullDays } from "./overfull-days.tsx";
export { PunchImport } from "./punch-import.tsx";
