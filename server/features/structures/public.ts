export { everyStructure, holdStructures, lockTree } from "./structure-row.ts";
export { structuresOf, structureTitles } from "./structures.queries.ts";
