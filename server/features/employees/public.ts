export { assignCard } from "./assign-card.ts";
export { employeeSelection, fullName, maskedFields } from "./employee-row.ts";
export { lockedEmployee } from "./locked-employee.ts";
