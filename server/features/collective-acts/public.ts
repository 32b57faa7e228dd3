export { actsOfDays, actWords, codesTold } from "./collective-acts.queries.ts";
