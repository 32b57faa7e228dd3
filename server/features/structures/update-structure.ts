import type { structures } from "#api/structures.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import {
  editedStructure,
  requirePlace,
  structureRow,
  structureViolations,
} from "./structure-row.ts";

/** Changes what is typed of a structure. Throws `changed` with what stands when another hand was first. */
export const updateStructure: Handler<typeof structures.update> = (ctx, input) => {
  const { organizationId, id, version, ...fields } = input;
  return namingViolations(structureViolations, () =>
    write(ctx, "structure.update", async (tx) => {
      const {
        id: _id,
        version: _version,
        closedOn: _closed,
        ...before
      } = await editedStructure(tx, input);
      if (fields.parentId !== before.parentId)
        await requirePlace(tx, organizationId, id, fields.parentId);
      await tx
        .updateTable("structure")
        .set({ ...structureRow(fields), version: version + 1 })
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .execute();
      return {
        entries: [
          { subjectKind: "structure", subjectId: id, structureId: id, before, after: fields },
        ],
        result: { id, version: version + 1 },
      };
    }),
  );
};
