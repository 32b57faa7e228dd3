export { contractsInForceBy } from "./contracts-in-force.ts";
export { columnsOfSchedule, scheduleFromRow } from "./schedules.queries.ts";
