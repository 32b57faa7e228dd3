export { DeclaredReaderDialog } from "./declared-reader.tsx";
export { ReaderDrawer } from "./reader-drawer.tsx";
export { type DeclaredReader, ReaderForm } from "./reader-form.tsx";
