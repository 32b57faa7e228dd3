export { admittedFile } from "./admitted-file.ts";
export { storeEvidence as keptEvidence } from "./store-evidence.ts";
export { openFile as openedFile } from "./open-file.ts";
export { documentListings, visibleTo } from "./documents.queries.ts";
export { contractsWithSignedFiles } from "./signed-files.ts";
