export { actsOfDays, actWords, disclosedCodes } from "./collective-acts.queries.ts";
