export { addAuthor as madeBy } from "./authors.ts";
export { contractRow } from "./contract-row.ts";
export { contractListing } from "./contracts.queries.ts";
export { termsOfPeople as heldTerms } from "./terms-of-people.ts";
export { holdContract, holdForRecords, requireContract } from "./require-contract.ts";
export { termRow } from "./store-terms.ts";
