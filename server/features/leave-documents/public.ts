export { documentedDays } from "./documented-days.ts";
export { documentsAwaited } from "./documents-awaited.ts";
