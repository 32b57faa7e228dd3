import type { employees } from "#api/employees.ts";
import { mayAct } from "#domain/access.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { maskedFields } from "./employee-row.ts";
import { contractsOfEmployee, employeeOf } from "./employees.queries.ts";

/**
 * An employee with contracts. Only those who may edit read the social-security number and the account in
 * full; nobody else needs them.
 */
export const employeeDetails: Handler<typeof employees.getById> = (ctx, { organizationId, id }) =>
  readBody(ctx, async (db) => {
    const employee = await employeeOf(db, organizationId, id);
    if (!employee) throw new Fault("not-found");
    const edits = mayAct(ctx.actor.role, "employee.write", ctx.right);
    const asked = { organizationId, employeeId: id, today: ctx.today };
    return {
      ...(edits ? employee : maskedFields(employee)),
      isOwn: (await ownAffairs(db, ctx)).employeeId === id,
      contracts: await contractsOfEmployee(db, asked),
    };
  });
