export { eraseEntries } from "./erase-entries.ts";
export { sealAtOnce, sealLedgers } from "./seal-ledger.ts";
