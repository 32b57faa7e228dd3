export { contractsInForceBy } from "./contracts-in-force.ts";
export { scheduleFromRow } from "./schedules.queries.ts";
