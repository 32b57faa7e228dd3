export { eraseEntries } from "./erase-entries.ts";
export { changesBetween } from "./history.ts";
export { changesText } from "./history-columns.ts";
export { lastVerificationOf } from "./last-verification.ts";
export { sealNow, settledId } from "./seal-ledger.ts";
