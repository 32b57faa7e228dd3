export { organizationsOfActor } from "./organizations.queries.ts";
