export { calendarOfBody } from "./calendar.ts";
export { reasonsOf, schedulesOf } from "./catalogue.ts";
export { saveRecords } from "./save-records.ts";
export { type ContractDay, type Works, worksOf } from "./works.ts";
