import type { Day } from "../calendar/day.ts";

/** Why a structure cannot be placed under another. */
type PlaceRefusal = "parent-closed" | "below-itself" | "too-deep";

/** Why a structure cannot be closed, or opened again. */
type CloseRefusal =
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
 * Why structures cannot be placed where they are moved or created: each must be under an open one that is neither itself nor
 * below it, and none more than twelve deep. `tree` holds every structure of the body as it would be afterwards.
 */
export function refusalsToPlace(
  moved: ReadonlySet<string>,
  tree: ReadonlyMap<string, TreeNode>,
): Map<string, PlaceRefusal> {
  const refusals = new Map<string, PlaceRefusal>();
  for (const id of moved) {
    const [, above] = lineage(id, tree);
    if (above?.closedOn) refusals.set(id, "parent-closed");
  }
  for (const id of tree.keys()) {
    const line = lineage(id, tree);
    // The one nearest the top: without it, those below it may have room.
    const brought = line.findLast((node) => moved.has(node.id));
    if (brought && line.length > deepest) refusals.set(brought.id, "too-deep");
  }
  for (const id of moved)
    if (lineage(id, tree).at(-1)?.parentId === id) refusals.set(id, "below-itself");
  return refusals;
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

/** The structure and those above it, nearest first; it stops at a loop, and at one more than may lie above each other. */
function lineage(id: string, tree: ReadonlyMap<string, TreeNode>): TreeNode[] {
  const found: TreeNode[] = [];
  let next = tree.get(id);
  while (next && !found.includes(next) && found.length <= deepest) {
    found.push(next);
    next = next.parentId === null ? undefined : tree.get(next.parentId);
  }
  return found;
}
