export { everyStructure, holdStructures, lockTree } from "./structure-row.ts";
export { structuresOf } from "./structures.queries.ts";
