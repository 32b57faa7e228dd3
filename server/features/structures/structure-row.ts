import type { StructureOut } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalsToPlace, type TreeNode } from "#domain/structures/refusal.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault, orNotFound, requireVersion } from "#server/kernel/fault.ts";
import type { WriteOutcome } from "#server/kernel/write.ts";
import { structureRefusals, structureTexts } from "#texts/structures.ts";
import { structureOf } from "./structures.queries.ts";

/** What a broken key of a structure means to the person who typed it. */
export const structureViolations = {
  structure_organization_id_code_key: () => fieldFault("code", structureTexts.duplicateCode),
};

/** The structure as edited, its row locked. Throws `not-found`, or `changed` when another hand was first. */
export async function editedStructure(
  tx: Writer,
  { organizationId, id, version }: { organizationId: string; id: string; version: number },
): Promise<StructureOut> {
  await lockTree(tx, organizationId);
  return requireVersion(orNotFound(await structureOf(tx, organizationId, id)), version);
}

/** Sets the last day of an edited structure, or takes it away. */
export async function setClosedOn(
  tx: Writer,
  structure: StructureOut,
  { organizationId, reason }: { organizationId: string; reason: string },
  closedOn: Day | null,
): Promise<WriteOutcome<{ id: string; version: number }>> {
  const { id } = structure;
  const version = structure.version + 1;
  await tx
    .updateTable("structure")
    .set({ closed_on: closedOn, version })
    .where((of) => of.and({ organization_id: organizationId, id }))
    .execute();
  const before = { closedOn: structure.closedOn };
  const entry = { subjectId: id, structureId: id, before, after: { closedOn }, reason };
  return { entries: [{ subjectKind: "structure", ...entry }], result: { id, version } };
}

/** Throws a fault on the field `parentId` when the structure may not stand there; the tree must be locked. */
export async function requirePlace(
  tx: Writer,
  organizationId: string,
  id: string,
  parentId: string | null,
): Promise<void> {
  if (parentId === null) return;
  const nodes = await tx
    .selectFrom("structure")
    .select(["id", "parent_id as parentId", "closed_on as closedOn"])
    .where("organization_id", "=", organizationId)
    .execute();
  const tree = new Map<string, TreeNode>(nodes.map((node) => [node.id, node]));
  tree.set(id, { id, closedOn: null, ...tree.get(id), parentId });
  const refusal = refusalsToPlace(new Set([id]), tree).get(id);
  if (refusal) throw fieldFault("parentId", structureRefusals[refusal]);
}

/** Two moves at once could close a loop that neither makes alone, so changes of one body's tree come in turn. */
export async function lockTree(tx: Writer, organizationId: string): Promise<void> {
  await everyStructure(tx, organizationId).forNoKeyUpdate().execute();
}

/** Keeps the body's structures from closing meanwhile. */
export async function holdStructures(tx: Writer, organizationId: string): Promise<void> {
  await everyStructure(tx, organizationId).forKeyShare().execute();
}

/** The structures of a body, in the one order in which they are locked. */
export function everyStructure(tx: Writer, organizationId: string) {
  return tx
    .selectFrom("structure")
    .select("id")
    .where("organization_id", "=", organizationId)
    .orderBy("id");
}
