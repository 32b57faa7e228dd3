export { assignCard } from "./assign-card.ts";
export {
  employeeSelection,
  employeeJson,
  fullName,
  fullNameSql,
  maskedFields,
  noFields,
} from "./employee-row.ts";
export { lockEmployee as lockedEmployee } from "./lock-employee.ts";
