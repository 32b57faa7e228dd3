import { v7 as uuid } from "uuid";
import type { structures } from "#api/structures.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { lockTree, requirePlace, structureViolations } from "./structure-row.ts";

/** Adds a structure to the body. */
export const createStructure: Handler<typeof structures.create> = (
  ctx,
  { organizationId, ...fields },
) =>
  namingViolations(structureViolations, () =>
    write(ctx, "structure.create", async (tx) => {
      const id = uuid();
      await lockTree(tx, organizationId);
      await requirePlace(tx, organizationId, null, fields.parentId);
      await tx
        .insertInto("structure")
        .values({ organization_id: organizationId, id, ...inColumns(fields) })
        .execute();
      return {
        entries: [
          { subjectKind: "structure", subjectId: id, structureId: id, before: null, after: fields },
        ],
        result: { id, version: 1 },
      };
    }),
  );
