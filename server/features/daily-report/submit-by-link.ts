import type { dailyReport } from "#api/daily-report.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { submitSheet } from "#server/features/attendance/public.ts";
import { useLink } from "#server/features/links/public.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";

/** Submits the link's own sheet, once; refusals are those of the day sheet. */
export function submitByLink(
  ctx: LinkContext<"daily-report">,
  { version }: InputOf<typeof dailyReport.submit>,
): Promise<OutputOf<typeof dailyReport.submit>> {
  const { structureId, date } = ctx.link;
  const asked = { organizationId: ctx.organizationId, structureId, date, version };
  return submitSheet(ctx, asked, "link", (tx) => useLink(tx, ctx));
}
