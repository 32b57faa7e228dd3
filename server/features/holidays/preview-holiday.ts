import type { HolidayPreview, holidays } from "#api/holidays.ts";
import { effectOf } from "#server/features/calendar-changes/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { calendarChangeIn, inBodyOf, plannedHoliday } from "./planned-holiday.ts";

/** Whose days a change of the holidays would change, body by body. */
export const previewHoliday: Handler<typeof holidays.preview> = async (ctx, { change }) => {
  const { dates, bodies } = await plannedHoliday(ctx, change);
  const touched: HolidayPreview["bodies"] = [];
  for (const { id: organizationId, description } of bodies) {
    const body = inBodyOf(ctx, organizationId);
    const effect = await readBody(body, async (db) =>
      effectOf(db, body, await calendarChangeIn(db, organizationId, { dates, change, id: "new" })),
    );
    if (effect.days === 0) continue;
    touched.push({
      organizationId,
      organization: description,
      structures: effect.structures,
      dutiesLost: effect.dutiesLost,
      dutiesGained: effect.dutiesGained,
      sheets: effect.sheetsInAll,
      monthsClosed: effect.months.reduce((sum, month) => sum + month.contracts, 0),
    });
  }
  const isRefused = "organizationId" in change && touched.some((one) => one.monthsClosed > 0);
  const refusal = isRefused ? "months-closed" : null;
  return { dates: dates.slice(0, 20), refusal, bodies: touched };
};
