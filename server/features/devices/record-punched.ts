import { addDays, type Day } from "#domain/calendar/day.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { readPunchedRange } from "#server/features/imports/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

/** A structure and a day on which somebody of it punched. */
export type PunchedDay = { structureId: string; day: Day };

const mostTimes = 5;

/**
 * Puts punches of a day into its records, and of the eve, whose night shift may end then. What a person recorded,
 * what is locked and what is closed stays as it is: there the punches go on proposing.
 */
export async function recordPunched(ctx: BodyContext, punched: PunchedDay): Promise<void> {
  for (let time = 1; time <= mostTimes; time += 1) if (await isRecorded(ctx, punched)) return;
}

/** False where another device's punches were recorded meanwhile, perhaps without what this one had read. */
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
    const asked = { organizationId, structureId, records, reopens: null, reason: "" };
    const saved = await saveRecords({ ...ctx, source: "device" }, asked);
    return saved.records.every(({ outcome }) => outcome !== "changed");
  } catch (error) {
    // Else a device would send for ever what is kept already.
    if (error instanceof Fault && error.status < 500) return true;
    throw error;
  }
}
