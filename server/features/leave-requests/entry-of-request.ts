import type { Day } from "#domain/calendar/day.ts";
import { entryOfDay } from "#server/features/month-requests/public.ts";
import type { Entry } from "#server/kernel/write.ts";

/** The ledger entry of a request for leave, under its first day. */
export function entryOfRequest(
  { from, ...request }: { contractId: string; structureId: string; from: Day },
  reason: string,
): Entry {
  return entryOfDay({ ...request, date: from }, reason.trim());
}
