export { ImportModal } from "./import-modal.tsx";
export { PunchImport } from "./punch-import.tsx";
