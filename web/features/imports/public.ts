import { later } from "#web/ui/later.tsx";

export { FileChooser } from "./file-chooser.tsx";
export { OverfullDays } from "./overfull-days.tsx";

export const ImportModal = later(async () => (await import("./import-modal.tsx")).ImportModal);
export const PunchImport = later(async () => (await import("./punch-import.tsx")).PunchImport);
