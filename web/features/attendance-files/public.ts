export { ImportMonth } from "./import-month.tsx";
