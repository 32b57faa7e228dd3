import type { SavedRecord } from "#api/attendances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  type ContractDay,
  type knownToRecord,
  saveRecordsWithin,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";

/** A contract's day as it is now. */
export type CurrentDay = { contractId: string; stands: ContractDay };

type Saving = {
  known: Awaited<ReturnType<typeof knownToRecord>>;
  days: readonly CurrentDay[];
  /** The intervals to record on each of the days. */
  intervals: Interval[];
  /** The reason stored with each record. */
  reason: string;
};

/**
 * Records the same intervals on days of many structures, structure by structure in the order in which every write of
 * records locks them. Returns each day's outcome and the entries; closed months are not reopened.
 */
export async function saveInStructures(
  tx: Writer,
  ctx: BodyContext,
  { known, days, intervals, reason }: Saving,
): Promise<{ saved: SavedRecord[]; entries: Entry[] }> {
  const saved: SavedRecord[] = [];
  const entries: Entry[] = [];
  for (const [structureId, those] of inStructures(days)) {
    const records = those.map(({ contractId, stands: { date, record } }) => ({
      contractId,
      date,
      version: record?.version ?? 0,
      intervals,
    }));
    const { organizationId } = ctx;
    const input = { organizationId, structureId, records, reason, reopens: null };
    const done = await saveRecordsWithin(tx, ctx, known, input);
    saved.push(...done.saved);
    entries.push(...done.entries);
  }
  return { saved, entries };
}

function inStructures(days: readonly CurrentDay[]): [string, CurrentDay[]][] {
  const byStructure = Map.groupBy(
    days,
    ({ stands: { term, record } }) => term?.structureId ?? record?.structureId ?? "",
  );
  return [...byStructure].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
