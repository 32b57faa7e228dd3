import type { holidays } from "#api/holidays.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { exportYear } from "./export-year.ts";
import { holidayYear } from "./holiday-year.ts";
import { previewHoliday } from "./preview-holiday.ts";
import { saveHoliday } from "./save-holiday.ts";

export const holidayHandlers: Handlers<typeof holidays> = {
  getYear: (ctx, { year }) => holidayYear(ctx, year),
  exportYear,
  preview: previewHoliday,
  save: saveHoliday,
};
