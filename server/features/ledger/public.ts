export { sealAtOnce, sealLedgers } from "./seal-ledger.ts";
