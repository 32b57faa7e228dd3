export { assignCard } from "./assign-card.ts";
export { employeeSelection, fullName, maskedFields, noFields } from "./employee-row.ts";
export { lockedEmployee } from "./locked-employee.ts";
