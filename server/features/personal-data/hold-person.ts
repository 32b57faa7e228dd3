import { v7 as uuid } from "uuid";
import type { personalData } from "#api/personal-data.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import { isPseudonym } from "#domain/personal-data/retention.ts";
import { requireEmployee } from "./require-employee.ts";

/** Forbids the erasure of the employee's data, as for a court, until the hold is ended. */
export const holdPerson: Handler<typeof personalData.hold> = (
  ctx,
  { organizationId, employeeId, reason },
) =>
  write(ctx, "person.hold", async (tx) => {
    const { afm } = await requireEmployee(tx, { organizationId, employeeId });
    if (isPseudonym(afm)) throw new Fault("refused", { detail: personalDataTexts.alreadyErased });
    const id = uuid();
    const [set_by, set_at] = [ctx.actor.userId, ctx.now];
    const row = { organization_id: organizationId, id, employee_id: employeeId, reason };
    await tx
      .insertInto("legal_hold")
      .values({ ...row, set_by, set_at })
      .execute();
    const entry = {
      subjectKind: "legal-hold" as const,
      subjectId: id,
      before: null,
      after: { employeeId },
    };
    return { entries: [{ ...entry, reason }], result: { id } };
  });
