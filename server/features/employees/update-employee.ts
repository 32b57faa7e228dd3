import type { employees } from "#api/employees.ts";
import { inColumns } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { employeeViolations, maskedFields } from "./employee-row.ts";
import { linkWaitingPunches, lockedEmployee } from "./locked-employee.ts";
import { requireBirthDate } from "./require-birth-date.ts";

/** Changes what is typed of an employee. Throws `changed` with what stands when another hand was first. */
export const updateEmployee: Handler<typeof employees.update> = (
  ctx,
  { organizationId, id, version, ...fields },
) =>
  namingViolations(employeeViolations, () =>
    write(ctx, "employee.update", async (tx) => {
      requireBirthDate(ctx, fields.birthDate);
      const found = await lockedEmployee(tx, organizationId, id);
      if (found.version !== version) throw new Fault("changed", { current: found });
      await tx
        .updateTable("employee")
        .set({ ...inColumns(fields), version: version + 1 })
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .execute();
      if (fields.cardNumber !== null)
        await linkWaitingPunches(tx, organizationId, id, fields.cardNumber);
      const { id: _id, version: _version, ...before } = found;
      return {
        entries: [
          {
            subjectKind: "employee",
            subjectId: id,
            before: maskedFields(before),
            after: maskedFields(fields),
          },
        ],
        result: { id, version: version + 1 },
      };
    }),
  );
