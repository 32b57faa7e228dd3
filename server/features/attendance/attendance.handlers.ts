import type { attendances } from "#api/attendances.ts";
import { overtimeOfSheet } from "#server/features/overtime-decisions/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { reasonOut, reasonsInOrder } from "./catalogue.ts";
import { sheetOfDay } from "./day-sheet.ts";
import { sheetOfMonth } from "./month-sheet.ts";
import { historyOfRecord } from "./record-history.ts";
import { saveRecords } from "./save-records.ts";
import { submitSheet } from "./submit-sheet.ts";

export const attendanceHandlers: Handlers<typeof attendances> = {
  getDaySheet: sheetOfDay,
  getMonthSheet: sheetOfMonth,
  getOvertime: overtimeOfSheet,
  getReasons: async (ctx, input) => (await reasonsInOrder(ctx, input)).map(reasonOut),
  saveRecords: (ctx, input) => saveRecords(ctx, input),
  submitSheet: (ctx, input) => submitSheet(ctx, input),
  getRecordHistory: historyOfRecord,
};
