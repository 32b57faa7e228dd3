export { assignCard } from "./assign-card.ts";
export { employeeRow, maskedFields } from "./employee-row.ts";
