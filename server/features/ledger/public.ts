export { eraseEntries } from "./erase-entries.ts";
export { lastVerificationOf } from "./last-verification.ts";
export { sealNow, settledId } from "./seal-ledger.ts";
