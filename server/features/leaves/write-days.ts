import type { Interval } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import {
  type ContractDay,
  type knownToRecord,
  saveRecordsWithin,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Entry } from "#server/kernel/write.ts";

/** A day as it is now, and the intervals to write. */
export type DayToWrite = { stands: ContractDay; intervals: Interval[] };

/**
 * Writes days of one contract, in any structures and months: all of them or none. Throws `changed` if someone else was
 * first, `refused` with the rules' sentences.
 */
export async function daysWritten(
  tx: Writer,
  ctx: BodyContext,
  known: Awaited<ReturnType<typeof knownToRecord>>,
  {
    contractId,
    reason,
    changes,
  }: { contractId: string; reason: string; changes: readonly DayToWrite[] },
): Promise<Entry[]> {
  const byStructure = Map.groupBy(changes, ({ stands }) => stands.term?.structureId ?? "");
  const entries: Entry[] = [];
  for (const [structureId, days] of [...byStructure].toSorted(byKey)) {
    const records = days.map(({ stands: { date, record }, intervals }) => ({
      contractId,
      date,
      version: record?.version ?? 0,
      intervals,
    }));
    const request = { organizationId: ctx.organizationId, structureId, records, reason };
    const done = await saveRecordsWithin(tx, ctx, known, { ...request, reopens: null });
    const failed = done.saved.filter(({ outcome }) => outcome !== "saved");
    if (failed.length > 0)
      throw new Fault(failed.some(({ outcome }) => outcome === "changed") ? "changed" : "refused", {
        detail: failed.map(({ date, messages }) => t.inTheWay(date, messages.join(" "))),
      });
    entries.push(...done.entries);
  }
  return entries;
}

/** Structures are locked in one order, so that two writers of several structures wait for each other. */
function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
