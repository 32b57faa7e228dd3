import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { structures } from "#api/structures.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { lockTree, requirePlace, structureRow, structureViolations } from "./structure-row.ts";

/** Adds a structure to the body. */
export function createStructure(
  ctx: BodyContext,
  { organizationId, ...fields }: InputOf<typeof structures.create>,
): Promise<OutputOf<typeof structures.create>> {
  return namingViolations(structureViolations, () =>
    write(ctx, "structure.create", async (tx) => {
      const id = uuid();
      await lockTree(tx, organizationId);
      await requirePlace(tx, organizationId, null, fields.parentId);
      await tx
        .insertInto("structure")
        .values({ organization_id: organizationId, id, ...structureRow(fields) })
        .execute();
      return {
        entries: [
          { subjectKind: "structure", subjectId: id, structureId: id, before: null, after: fields },
        ],
        result: { id, version: 1 },
      };
    }),
  );
}
