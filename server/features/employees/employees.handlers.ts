import { v7 as uuid } from "uuid";
import type { employees } from "#api/employees.ts";
import { mayAct } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import { inColumns } from "#server/db/columns.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, orNotFound, requireVersion } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { requireGoing } from "#server/kernel/require-going.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { employeeTexts } from "#texts/employees.ts";
import { maskedFields, employeeViolations } from "./employee-row.ts";
import { employeeListing, contractsOfEmployee, employeeOf } from "./employees.queries.ts";
import { linkWaitingPunches, lockEmployee } from "./lock-employee.ts";

export const employeeHandlers: Handlers<typeof employees> = {
  ...employeeListing.calls,
  /**
   * An employee with contracts. Only users who may edit get the social-security number and the account in full; no one
   * else needs them.
   */
  getById: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const employee = orNotFound(await employeeOf(db, organizationId, id));
      const edits = mayAct(ctx.actor.role, "employee.write", ctx.right);
      const query = { organizationId, employeeId: id, today: ctx.today };
      return {
        ...(edits ? employee : maskedFields(employee)),
        isOwn: (await ownAffairs(db, ctx)).employeeId === id,
        contracts: await contractsOfEmployee(db, query),
      };
    }),
  /** Registers a person with the body; punches that wait for the person's card are linked. */
  create: (ctx, { organizationId, ...fields }) =>
    namingViolations(employeeViolations, () =>
      write(ctx, "employee.create", async (tx) => {
        requireBirthDate(ctx, fields.birthDate);
        await requireGoing(tx, organizationId, ctx.today);
        const id = uuid();
        await insertRow(tx, "employee", {
          organization_id: organizationId,
          id,
          ...inColumns(fields),
        });
        if (fields.cardNumber !== null)
          await linkWaitingPunches(tx, organizationId, id, fields.cardNumber);
        return {
          entries: [entryOf("employee", id, { after: maskedFields(fields) })],
          result: { id, version: 1 },
        };
      }),
    ),
  /** Changes an employee's fields. Throws `changed` with the current fields if someone else changed them first. */
  update: (ctx, { organizationId, id, version, ...fields }) =>
    namingViolations(employeeViolations, () =>
      write(ctx, "employee.update", async (tx) => {
        requireBirthDate(ctx, fields.birthDate);
        const found = await lockEmployee(tx, organizationId, id);
        requireVersion(found, version);
        const key = { organization_id: organizationId, id };
        await updateRows(tx, "employee", key, { ...inColumns(fields), version: version + 1 });
        if (fields.cardNumber !== null)
          await linkWaitingPunches(tx, organizationId, id, fields.cardNumber);
        const { id: _id, version: _version, ...before } = found;
        return {
          entries: [
            entryOf("employee", id, { before: maskedFields(before), after: maskedFields(fields) }),
          ],
          result: { id, version: version + 1 },
        };
      }),
    ),
};

/** Throws a fault at the field for a future day, which a two-digit year could become: 15/2/92 is not 2092. */
function requireBirthDate({ today }: BodyContext, birthDate: Day | null): void {
  if (birthDate !== null && birthDate > today)
    throw fieldFault("birthDate", employeeTexts.birthDate);
}
