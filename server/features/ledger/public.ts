export { eraseEntries } from "./erase-entries.ts";
export { lastVerificationOf } from "./last-verification.ts";
export { sealAtOnce, settledId } from "./seal-ledger.ts";
