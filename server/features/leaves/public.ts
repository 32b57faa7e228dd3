export { leavesOfEveryone, rowsOfAway } from "./away.ts";
export { leavePlan } from "./leave-plan.ts";
export { previewLeave } from "./preview-leave.ts";
export { changesOfLeave } from "./record-leave.ts";
export { daysWritten } from "./write-days.ts";
