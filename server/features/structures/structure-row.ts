import type { StructureOut } from "#api/structures.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalsToPlace, type TreeNode } from "#domain/structures/refusal.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { fieldFault, orNotFound, requireVersion } from "#server/kernel/fault.ts";
import { refuseLookAlike } from "#server/kernel/require-own-title.ts";
import type { WriteOutcome } from "#server/kernel/write.ts";
import { structureRefusals, structureTexts } from "#texts/structures.ts";
import { structureOf } from "./structures.queries.ts";

/** The error for each violated constraint of a structure, by field. */
export const structureViolations = {
  structure_organization_id_code_key: () => fieldFault("code", structureTexts.duplicateCode),
};

/** The structure to edit, its row locked. Throws `not-found`, or `changed` when someone else changed it first. */
export async function editedStructure(
  tx: Writer,
  { organizationId, id, version }: { organizationId: string; id: string; version: number },
): Promise<StructureOut> {
  await lockTree(tx, organizationId);
  return requireVersion(orNotFound(await structureOf(tx, organizationId, id)), version);
}

/** Sets the last day of an edited structure, or removes it. */
export async function setClosedOn(
  tx: Writer,
  structure: StructureOut,
  { organizationId, reason }: { organizationId: string; reason: string },
  closedOn: Day | null,
): Promise<WriteOutcome<{ id: string; version: number }>> {
  const { id } = structure;
  const version = structure.version + 1;
  const key = { organization_id: organizationId, id };
  await updateRows(tx, "structure", key, { closed_on: closedOn, version });
  const before = { closedOn: structure.closedOn };
  const entry = { subjectId: id, structureId: id, before, after: { closedOn }, reason };
  return { entries: [{ subjectKind: "structure", ...entry }], result: { id, version } };
}

/** Throws a fault on the field `parentId` when the structure may not be placed there; the tree must be locked. */
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

/** Throws `invalid` if another structure's code only looks different to the machine; the tree must be locked. */
export async function requireOwnCode(
  tx: Writer,
  organizationId: string,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const all = await everyStructure(tx, organizationId).select("code").execute();
  const others = all.filter((one) => one.id !== id && one.code !== code);
  const codes = others.map((one) => one.code);
  refuseLookAlike("code", code, codes);
}

/** Two concurrent moves could form a cycle that neither forms alone, so changes of one body's tree are serialized. */
export async function lockTree(tx: Writer, organizationId: string): Promise<void> {
  await everyStructure(tx, organizationId).forNoKeyUpdate().execute();
}

/** Keeps the body's structures from closing meanwhile. */
export async function holdStructures(tx: Writer, organizationId: string): Promise<void> {
  await everyStructure(tx, organizationId).forKeyShare().execute();
}

/** The structures of a body, in the order in which they are always locked. */
export function everyStructure(tx: Writer, organizationId: string) {
  return tx
    .selectFrom("structure")
    .select("id")
    .where("organization_id", "=", organizationId)
    .orderBy("id");
}
