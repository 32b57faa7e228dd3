export { unlockListings } from "./unlocks.queries.ts";
