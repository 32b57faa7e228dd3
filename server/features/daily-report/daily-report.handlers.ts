import type { dailyReport } from "#api/daily-report.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { copyLink } from "./copy-link.ts";
import { reportOfDay } from "./report-of-day.ts";
import { saveByLink } from "./save-by-link.ts";
import { sendDailyReport } from "./send-daily-report.ts";
import { submitByLink } from "./submit-by-link.ts";

export const dailyReportHandlers: Handlers<typeof dailyReport> = {
  get: (ctx) => reportOfDay(ctx),
  save: saveByLink,
  submit: submitByLink,
  send: sendDailyReport,
  copyLink,
};
