import type { Day } from "../calendar/day.ts";

/** Why a structure cannot stand under another. */
export type PlaceRefusal = "parent-closed" | "below-itself" | "too-deep";

/** Why a structure cannot be closed, or opened again. */
export type CloseRefusal =
  | "already-closed"
  | "closes-before-opening"
  | "has-open-structures"
  | "has-contracts"
  | "not-closed"
  | "parent-closed";

/** Every refusal of the register of structures. */
export type StructureRefusal = PlaceRefusal | CloseRefusal;

/** A structure of the tree. */
export type TreeNode = { id: string; parentId: string | null; closedOn: Day | null };

const deepest = 12;

/**
 * Whether a structure may stand under `parentId`: an open one that is neither itself nor below it, at most twelve deep.
 * `id` is null for a new structure; `tree` holds every structure of the body.
 */
export function refusalToPlace(
  id: string | null,
  parentId: string | null,
  tree: ReadonlyMap<string, TreeNode>,
): PlaceRefusal | null {
  if (parentId === null) return null;
  const above = lineage(parentId, tree);
  if (above.some((node) => node.id === id)) return "below-itself";
  if (above.length + height(id, tree) > deepest) return "too-deep";
  return above[0]?.closedOn ? "parent-closed" : null;
}

/** Whether a structure may close on the day. `contractsBeyond` counts running contracts with a term there after it. */
export function refusalToClose(structure: {
  openedOn: Day;
  closedOn: Day | null;
  closingOn: Day;
  openBelow: number;
  contractsBeyond: number;
}): CloseRefusal | null {
  if (structure.closedOn !== null) return "already-closed";
  if (structure.closingOn < structure.openedOn) return "closes-before-opening";
  if (structure.openBelow > 0) return "has-open-structures";
  return structure.contractsBeyond > 0 ? "has-contracts" : null;
}

/** Whether a closed structure may open again. */
export function refusalToReopen(structure: {
  closedOn: Day | null;
  parentClosedOn: Day | null;
}): CloseRefusal | null {
  if (structure.closedOn === null) return "not-closed";
  return structure.parentClosedOn === null ? null : "parent-closed";
}

/** The structure and those above it, nearest first; a loop in the data ends it. */
function lineage(id: string, tree: ReadonlyMap<string, TreeNode>): TreeNode[] {
  const found: TreeNode[] = [];
  let next = tree.get(id);
  while (next && !found.includes(next)) {
    found.push(next);
    next = next.parentId === null ? undefined : tree.get(next.parentId);
  }
  return found;
}

/** Levels that the structure brings along: one for itself, and those below it. */
function height(id: string | null, tree: ReadonlyMap<string, TreeNode>): number {
  if (id === null) return 1;
  const own = lineage(id, tree).length;
  const depths = [...tree.keys()]
    .map((other) => lineage(other, tree))
    .filter((line) => line.some((node) => node.id === id))
    .map((line) => line.length - own + 1);
  return Math.max(1, ...depths);
}
