import type { dailyReport } from "#api/daily-report.ts";
import { submitSheet } from "#server/features/attendance/public.ts";
import { useLink } from "#server/features/links/public.ts";
import type { Handler } from "#server/kernel/bind.ts";

/** Submits the link's own sheet, once; refusals are those of the day sheet. */
export const submitByLink: Handler<typeof dailyReport.submit> = (ctx, { version }) => {
  const { structureId, date } = ctx.link;
  const asked = { organizationId: ctx.organizationId, structureId, date, version };
  return submitSheet(ctx, asked, "link", (tx) => useLink(tx, ctx));
};
