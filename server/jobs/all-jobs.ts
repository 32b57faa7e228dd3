import { endContracts } from "#server/features/contracts/end-contracts.ts";
import { dailyReportJob } from "#server/features/daily-report/daily-report-job.ts";
import { expireDocuments } from "#server/features/documents/expire-documents.ts";
import { tellEndingDocuments } from "#server/features/documents/tell-ending.ts";
import { scanDocuments } from "#server/features/documents/scan-documents.ts";
import { submitCardsJob } from "#server/features/ergani/submit-job.ts";
import { renewHolidays } from "#server/features/holidays/renew-holidays.ts";
import { sealJob } from "#server/features/ledger/seal-job.ts";
import { lockSheets } from "#server/features/locks/lock-sheets.ts";
import { openSheets } from "#server/features/locks/open-sheets.ts";
import { pruneLogs } from "#server/features/logs/prune-logs.ts";
import { sendMailsJob } from "#server/features/mail/send-job.ts";
import { removeErasedFiles } from "#server/features/personal-data/remove-files.ts";
import { expireUnlocks } from "#server/features/unlocks/expire-unlocks.ts";
import type { Job } from "./job.ts";

/** The one list of jobs, in the order in which they start when several are due. */
export const allJobs: readonly Job[] = [
  openSheets,
  lockSheets,
  expireUnlocks,
  endContracts,
  renewHolidays,
  scanDocuments,
  expireDocuments,
  tellEndingDocuments,
  dailyReportJob,
  sendMailsJob,
  submitCardsJob,
  sealJob,
  pruneLogs,
  removeErasedFiles,
];
