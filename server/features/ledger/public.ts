export { eraseEntries } from "./erase-entries.ts";
export { sealAtOnce, settledId } from "./seal-ledger.ts";
