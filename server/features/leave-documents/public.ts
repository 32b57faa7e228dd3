export { documentedDays } from "./documented-days.ts";
export { documentsAwaited } from "./documents-awaited.ts";
export { receivedIn } from "./receive-document.ts";
