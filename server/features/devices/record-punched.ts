import { addDays, type Day } from "#domain/calendar/day.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { readPunchedRange } from "#server/features/imports/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

/**
 * Puts punches into the records of their days, and of the eve, whose night shift may end then. What a person recorded,
 * what is locked and what is closed stays as it is: there the punches go on proposing.
 */
export async function recordPunched(
  ctx: BodyContext,
  days: ReadonlyMap<Day, string>,
): Promise<void> {
  for (const [day, structureId] of days) await recordDay(ctx, structureId, day);
}

async function recordDay(ctx: BodyContext, structureId: string, day: Day): Promise<void> {
  const { organizationId } = ctx;
  const range = { organizationId, structureId, from: addDays(day, -1), to: day };
  const { proposals } = await readPunchedRange(ctx, range);
  const records = proposals.map(({ contractId, date, version, intervals }) => ({
    contractId,
    date,
    version,
    intervals,
  }));
  if (records.length === 0) return;
  try {
    await saveRecords(ctx, { organizationId, structureId, records, reason: "" }, "device");
  } catch (error) {
    if (!(error instanceof Fault && error.fault === "locked")) throw error;
  }
}
