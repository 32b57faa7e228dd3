import type { structures } from "#api/structures.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { structureTexts } from "#texts/structures.ts";
import { editedStructure, requirePlace, structureViolations } from "./structure-row.ts";
import { dayText } from "#texts/moment.ts";

/** Changes what is typed of a structure. Throws `changed` with what stands when another hand was first. */
export const updateStructure: Handler<typeof structures.update> = (ctx, input) => {
  const { organizationId, id, version, ...fields } = input;
  return namingViolations(structureViolations, () =>
    write(ctx, "structure.update", async (tx) => {
      const { id: _id, version: _version, closedOn, ...before } = await editedStructure(tx, input);
      if (closedOn !== null && fields.openedOn > closedOn)
        throw fieldFault("openedOn", structureTexts.opensAfterClosing(dayText(closedOn)));
      if (fields.parentId !== before.parentId)
        await requirePlace(tx, organizationId, id, fields.parentId);
      await tx
        .updateTable("structure")
        .set({ ...inColumns(fields), version: version + 1 })
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
