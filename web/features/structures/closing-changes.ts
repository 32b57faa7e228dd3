import { structures } from "#api/structures.ts";

/** What is stale once a structure has been closed or opened again. */
export const closingChanges = [structures.getAll, structures.getTree, structures.getById];
