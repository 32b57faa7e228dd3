export { calendarOfBody } from "./calendar.ts";
export { type CatalogueReason, reasonsInOrder, reasonsOf, schedulesOf } from "./catalogue.ts";
export { saveRecords } from "./save-records.ts";
export { type ContractDay, type Works, worksOf } from "./works.ts";
