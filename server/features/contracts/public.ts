export { madeBy } from "./made-by.ts";
export { contractRow } from "./contract-row.ts";
export { contractListing } from "./contracts.queries.ts";
export { heldTerms } from "./held-terms.ts";
export { holdContract, requireContract } from "./require-contract.ts";
export { termRow } from "./store-terms.ts";
