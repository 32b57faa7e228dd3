export { actsOfDays } from "./collective-acts.queries.ts";
