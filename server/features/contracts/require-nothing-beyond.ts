import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { daysRecordedFrom, settledThrough } from "./contract-details.queries.ts";

/** Throws a fault on the field when a day after `lastDay` is recorded, or lies in a month already submitted. */
export async function requireNothingBeyond(
  tx: Writer,
  organizationId: string,
  contractId: string,
  { field, lastDay }: { field: string; lastDay: Day },
): Promise<void> {
  const settled = await settledThrough(tx, organizationId, contractId);
  if (settled !== null && lastDay < settled)
    throw fieldFault(field, contractRefusals["period-settled"]);
  if ((await daysRecordedFrom(tx, organizationId, contractId, addDays(lastDay, 1))) > 0)
    throw fieldFault(field, contractRefusals["recorded-beyond"]);
}
