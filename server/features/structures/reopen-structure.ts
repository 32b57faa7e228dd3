import type { structures } from "#api/structures.ts";
import { refusalToReopen } from "#domain/structures/refusal.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { structureRefusals } from "#texts/structures.ts";
import { editedStructure, setClosedOn } from "./structure-row.ts";
import { structureOf } from "./structures.queries.ts";

/** Opens a closed structure again, unless the one above it is closed. */
export const reopenStructure: Handler<typeof structures.reopen> = (ctx, input) =>
  write(ctx, "structure.reopen", async (tx) => {
    const structure = await editedStructure(tx, input);
    const { closedOn, parentId } = structure;
    const parent = parentId === null ? null : await structureOf(tx, input.organizationId, parentId);
    const refusal = refusalToReopen({ closedOn, parentClosedOn: parent?.closedOn ?? null });
    if (refusal) throw new Fault("refused", { detail: structureRefusals[refusal] });
    return setClosedOn(tx, structure, input, null);
  });
