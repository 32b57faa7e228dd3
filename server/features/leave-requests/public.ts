export { requestsWaiting } from "./requests-waiting.ts";
