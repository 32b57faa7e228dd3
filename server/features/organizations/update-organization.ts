import type { organizations } from "#api/organizations.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { organizationViolations, typedColumns } from "./organization-row.ts";
import { refuseDistantStart } from "./refuse-distant-start.ts";
import { refuseToHideRecords } from "./refuse-to-hide-records.ts";

/**
 * Changes what is typed of an organization. Throws `changed` with what stands when another hand was first, and `invalid`
 * for a first day of keeping past what is recorded or too far ahead.
 */
export const updateOrganization: Handler<typeof organizations.update> = (
  ctx,
  { id, version, ...fields },
) =>
  namingViolations(organizationViolations, () =>
    writeSystem(ctx, "organization.update", async (tx) => {
      const found = await tx
        .selectFrom("organization")
        .select(typedColumns)
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirstOrThrow(notFound);
      if (found.version !== version) throw new Fault("changed", { current: { id, ...found } });
      const start = { was: found.keptFrom, to: fields.keptFrom };
      await refuseToHideRecords(tx, id, start);
      refuseDistantStart(start, ctx.today);
      await tx
        .updateTable("organization")
        .set({ ...inColumns(fields), version: version + 1 })
        .where("id", "=", id)
        .execute();
      const { version: _version, ...before } = found;
      return {
        entry: { subjectKind: "organization", subjectId: id, before, after: fields },
        result: { id, version: version + 1 },
      };
    }),
  );
