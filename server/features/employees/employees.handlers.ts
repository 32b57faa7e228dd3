import type { employees } from "#api/employees.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { createEmployee } from "./create-employee.ts";
import { employeeDetails } from "./employee-details.ts";
import { employeeCount, employeeRows } from "./employees.queries.ts";
import { exportEmployees } from "./export-employees.ts";
import { updateEmployee } from "./update-employee.ts";

export const employeeHandlers: Handlers<typeof employees> = {
  getAll: (ctx, { skip, take, ...filter }) =>
    readBody(ctx, async (db) => ({
      items: await employeeRows(db, filter, { skip, take }),
      total: await employeeCount(db, filter),
    })),
  getById: employeeDetails,
  create: createEmployee,
  update: updateEmployee,
  export: exportEmployees,
};
