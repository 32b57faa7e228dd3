import type { dailyReport } from "#api/daily-report.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { requireUnused } from "#server/features/links/public.ts";
import type { Handler } from "#server/kernel/bind.ts";

/**
 * Saves records of the link's own sheet, by the same rules as the day sheet; the ledger says by link, and whose. Throws
 * `refused` once the sheet was submitted by the link.
 */
export const saveByLink: Handler<typeof dailyReport.save> = async (ctx, input) => {
  const { structureId, date } = ctx.link;
  const records = input.records.map(({ intervals, ...record }) => ({
    ...record,
    date,
    intervals: intervals.map((interval) => ({ ...interval, mark: "link" as const })),
  }));
  const asked = {
    organizationId: ctx.organizationId,
    structureId,
    records,
    reopens: null,
    reason: "",
  };
  const saved = await saveRecords(ctx, asked, "link", (tx) => requireUnused(tx, ctx));
  return { records: saved.records.map(({ current: _current, ...record }) => record) };
};
