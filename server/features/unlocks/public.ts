export { unlockCount } from "./unlocks.queries.ts";
