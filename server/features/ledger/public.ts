export { eraseEntries } from "./erase-entries.ts";
export { sealAtOnce, sealLedgers, settledId } from "./seal-ledger.ts";
