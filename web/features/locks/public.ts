export { CompletenessTable } from "./completeness-table.tsx";
