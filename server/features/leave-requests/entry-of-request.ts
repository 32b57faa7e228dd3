import type { Day } from "#domain/calendar/day.ts";
import type { Entry } from "#server/kernel/write.ts";

/** What the ledger is told of a request for leave, under its first day: the record stays as it is. */
export function entryOfRequest(
  { contractId, structureId, from }: { contractId: string; structureId: string; from: Day },
  reason: string,
): Entry {
  return {
    subjectKind: "attendance-record",
    subjectId: `${contractId}/${from}`,
    structureId,
    date: from,
    reason: reason.trim(),
    before: null,
    after: null,
  };
}
