import { daysBetween, type Day } from "./day.ts";
import type { ClosureSpan } from "./holidays.ts";

/** A closure as it is stored: of one structure, of it and all structures under it, or (null) of the whole body. */
export type Closure = {
  id: string;
  title: string;
  from: Day;
  to: Day;
  structureId: string | null;
  withSubstructures: boolean;
};

/** Why a closure cannot be saved; the last three depend on what is recorded on its days. */
export type ClosureRefusal =
  | "days-out-of-order"
  | "too-many-days"
  | "overlaps"
  | "structure-shut"
  | "locked-days"
  | "months-closed"
  | "reason-needed";

/** The most days that one closure may last: a school's summer and more. */
const longestClosure = 186;

/** The ranges that closures cover, place by place; a structure closed with those under it yields one for each. */
export function spansOfClosures(
  closures: readonly Closure[],
  tree: readonly { id: string; parentId: string | null }[],
): ClosureSpan[] {
  const below = Map.groupBy(tree, (node) => node.parentId);
  return closures.flatMap(({ title, from, to, structureId, withSubstructures }) => {
    const places =
      structureId !== null && withSubstructures ? branchOf(structureId, below) : [structureId];
    return places.map((place) => ({ title, from, to, structureId: place }));
  });
}

/** The structures that a closure closes, among those given. */
export function structuresClosed(
  { structureId, withSubstructures }: Pick<Closure, "structureId" | "withSubstructures">,
  tree: readonly { id: string; parentId: string | null }[],
): string[] {
  if (structureId === null) return tree.map(({ id }) => id);
  if (!withSubstructures) return [structureId];
  return branchOf(
    structureId,
    Map.groupBy(tree, (node) => node.parentId),
  );
}

/** Why the closure cannot be saved next to the others of the body, whatever is recorded. */
export function refusalToClosure(
  closure: Omit<Closure, "title">,
  others: readonly Closure[],
  structure: { closedOn: Day | null } | null,
): ClosureRefusal | null {
  if (closure.to < closure.from) return "days-out-of-order";
  if (daysBetween(closure.from, closure.to) >= longestClosure) return "too-many-days";
  if (structure?.closedOn && structure.closedOn < closure.from) return "structure-shut";
  const overlaps = others.some(
    (other) =>
      other.id !== closure.id &&
      other.structureId === closure.structureId &&
      other.from <= closure.to &&
      closure.from <= other.to,
  );
  return overlaps ? "overlaps" : null;
}

/** A structure and all under it; a loop in the data is walked once. */
function branchOf(
  id: string,
  below: ReadonlyMap<string | null, readonly { id: string }[]>,
): string[] {
  const found = new Set([id]);
  for (const place of found) for (const child of below.get(place) ?? []) found.add(child.id);
  return [...found];
}
