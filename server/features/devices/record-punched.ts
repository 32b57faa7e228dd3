import { addDays, type Day } from "#domain/calendar/day.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { readPunchedRange } from "#server/features/imports/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

/** A structure and a day with a punch of someone who works there. */
export type PunchedDay = { structureId: string; day: Day };

const mostTimes = 5;

/**
 * Records the punches of a day, and those of the day before, whose night shift may end then. Records made by a person,
 * locked days and closed months stay as they are: there the punches remain proposals.
 */
export async function recordPunched(ctx: BodyContext, punched: PunchedDay): Promise<void> {
  for (let time = 1; time <= mostTimes; time += 1) if (await isRecorded(ctx, punched)) return;
}

/** False if another device's punches were recorded meanwhile, perhaps without those that this call read. */
async function isRecorded(ctx: BodyContext, { structureId, day }: PunchedDay): Promise<boolean> {
  const { organizationId } = ctx;
  const range = { organizationId, structureId, from: addDays(day, -1), to: day };
  try {
    const { proposals } = await readPunchedRange(ctx, range);
    const records = proposals.map(({ contractId, date, version, intervals }) => ({
      contractId,
      date,
      version,
      intervals,
    }));
    if (records.length === 0) return true;
    const input = { organizationId, structureId, records, reopens: null, reason: "" };
    const saved = await saveRecords({ ...ctx, source: "device" }, input);
    return saved.records.every(({ outcome }) => outcome !== "changed");
  } catch (error) {
    // Otherwise a device would forever resend what is stored already.
    if (error instanceof Fault && error.status < 500) return true;
    throw error;
  }
}
