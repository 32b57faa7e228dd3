import { v7 as uuid } from "uuid";
import type { employees } from "#api/employees.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { employeeViolations, maskedFields } from "./employee-row.ts";
import { linkWaitingPunches } from "./locked-employee.ts";
import { requireBirthDate } from "./require-birth-date.ts";

/** Registers a person with the body; punches that wait for the person's card become the person's. */
export const createEmployee: Handler<typeof employees.create> = (
  ctx,
  { organizationId, ...fields },
) =>
  namingViolations(employeeViolations, () =>
    write(ctx, "employee.create", async (tx) => {
      requireBirthDate(ctx, fields.birthDate);
      const id = uuid();
      await tx
        .insertInto("employee")
        .values({ organization_id: organizationId, id, ...inColumns(fields) })
        .execute();
      if (fields.cardNumber !== null)
        await linkWaitingPunches(tx, organizationId, id, fields.cardNumber);
      return {
        entries: [
          { subjectKind: "employee", subjectId: id, before: null, after: maskedFields(fields) },
        ],
        result: { id, version: 1 },
      };
    }),
  );
