export { assignCard } from "./assign-card.ts";
export { employeeRow, maskedFields } from "./employee-row.ts";
export { lockedEmployee } from "./locked-employee.ts";
