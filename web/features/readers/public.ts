import { later } from "#web/ui/later.tsx";

export { DeclaredReaderDialog } from "./declared-reader.tsx";
export { ReaderDrawer } from "./reader-drawer.tsx";
export type { DeclaredReader } from "./reader-form.tsx";

export const ReaderForm = later(async () => (await import("./reader-form.tsx")).ReaderForm);
