export {
  type ContractDay,
  type ContractDaysQuery,
  type DaysOfContract,
  daysOfContracts,
  type StoredRecord,
} from "./contract-days.ts";
export { dayAsKnown, recordsAsKnown } from "./days-as-known.ts";
export { type Barred, barredDays } from "./barred-days.ts";
export { storeResults, storeTotals } from "./store-days.ts";
export { computedMonths } from "./computed-months.ts";
export { calendarOfBody } from "./calendar.ts";
export {
  type CalendarParts,
  calendarOfParts,
  placeOf,
  readCalendarParts,
  ruleOf,
} from "./calendar-parts.ts";
export {
  type CatalogueReason,
  reasonOut,
  reasonsInOrder,
  reasonsOf,
  reasonsOn,
  schedulesOf,
} from "./catalogue.ts";
export { type DutyDay, dutyDays, dutyRows } from "./duty-days.ts";
export { effectsOnMonths } from "./effects-on-months.ts";
export { lockRuleOf } from "./lock-rule.ts";
export { sheetOfDay } from "./day-sheet.ts";
export { moveSheets, type SheetToMove } from "./move-sheets.ts";
export { expectedPeople, peopleExpected } from "./people-expected.ts";
export { recordedSoFar } from "./recorded-so-far.ts";
export { resultsOfDay } from "./results-of-day.ts";
export { type EntryDay, type ReasonMask, reasonMask } from "./reason-mask.ts";
export { isByOneself, punchJson } from "./sheet-sql.ts";
export { submitSheet } from "./submit-sheet.ts";
export { inOwnHand } from "./in-own-hand.ts";
export {
  readSaveContext as knownToRecord,
  saveRecordsWithin,
  requireReason,
  saveRecords,
} from "./save-records.ts";
export { type Calculator, calculatorFrom, calculatorOf } from "./calculator.ts";
