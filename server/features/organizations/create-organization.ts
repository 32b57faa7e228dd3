import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { organizations } from "#api/organizations.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { organizationRow, organizationViolations } from "./organization-row.ts";

/** Adds an organization to the register. */
export function createOrganization(
  ctx: SignedContext,
  fields: InputOf<typeof organizations.create>,
): Promise<OutputOf<typeof organizations.create>> {
  return namingViolations(organizationViolations, () =>
    writeSystem(ctx, "organization.create", async (tx) => {
      const id = uuid();
      await tx
        .insertInto("organization")
        .values({ id, ...organizationRow(fields) })
        .execute();
      return {
        entry: { subjectKind: "organization", subjectId: id, before: null, after: fields },
        result: { id, version: 1 },
      };
    }),
  );
}
