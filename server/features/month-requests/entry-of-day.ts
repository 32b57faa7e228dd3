import type { Day } from "#domain/calendar/day.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

type Place = { contractId: string; structureId: string; date: Day };

/** The ledger entry for a statement about a day that leaves its record unchanged. */
export function entryOfDay({ contractId, structureId, date }: Place, reason: string): Entry {
  return entryOf("attendance-record", `${contractId}/${date}`, { structureId, date, reason });
}
