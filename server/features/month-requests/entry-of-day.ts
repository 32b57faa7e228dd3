import type { Day } from "#domain/calendar/day.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

type Place = { contractId: string; structureId: string; date: Day };

/** What the ledger is told of something said about a day, whose record stays as it is. */
export function entryOfDay({ contractId, structureId, date }: Place, reason: string): Entry {
  return entryOf("attendance-record", `${contractId}/${date}`, { structureId, date, reason });
}
