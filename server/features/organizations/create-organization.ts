import { v7 as uuid } from "uuid";
import type { organizations } from "#api/organizations.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { organizationViolations } from "./organization-row.ts";
import { refuseDistantStart } from "./refuse-distant-start.ts";

/** Adds an organization to the register. Throws `invalid` for a first day of keeping too far ahead. */
export const createOrganization: Handler<typeof organizations.create> = (ctx, fields) =>
  namingViolations(organizationViolations, () =>
    writeSystem(ctx, "organization.create", async (tx) => {
      refuseDistantStart({ was: null, to: fields.keptFrom }, ctx.today);
      const id = uuid();
      await tx
        .insertInto("organization")
        .values({ id, ...inColumns(fields) })
        .execute();
      return {
        entry: { subjectKind: "organization", subjectId: id, before: null, after: fields },
        result: { id, version: 1 },
      };
    }),
  );
