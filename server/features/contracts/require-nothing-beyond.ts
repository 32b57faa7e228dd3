import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { daysRecordedFrom, settledThrough } from "./contract-details.queries.ts";
import { refusedAt } from "./refused-at.ts";

/** Throws a fault on the field when a day after `lastDay` is recorded, or lies in a month already submitted. */
export async function requireNothingBeyond(
  tx: Writer,
  organizationId: string,
  contractId: string,
  { field, lastDay }: { field: string; lastDay: Day },
): Promise<void> {
  const settled = await settledThrough(tx, organizationId, contractId);
  if (settled !== null && lastDay < settled) throw refusedAt(field, "period-settled");
  if ((await daysRecordedFrom(tx, organizationId, contractId, addDays(lastDay, 1))) > 0)
    throw refusedAt(field, "recorded-beyond");
}
