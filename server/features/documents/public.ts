export { admittedFile } from "./admitted-file.ts";
export { keptEvidence } from "./kept-evidence.ts";
export { openedFile } from "./opened-file.ts";
export { documentListings } from "./documents.queries.ts";
export { contractsWithSignedFiles } from "./signed-files.ts";
