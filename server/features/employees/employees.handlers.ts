import type { employees } from "#api/employees.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { createEmployee } from "./create-employee.ts";
import { employeeDetails } from "./employee-details.ts";
import { employeeListing } from "./employees.queries.ts";
import { updateEmployee } from "./update-employee.ts";

export const employeeHandlers: Handlers<typeof employees> = {
  getAll: employeeListing.getAll,
  getById: employeeDetails,
  create: createEmployee,
  update: updateEmployee,
  export: employeeListing.export,
};
