import { totalsOf } from "#domain/attendance/month.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { daysOfContracts } from "./contract-days.ts";
import type { ComputedMonth } from "./store-days.ts";
import type { Calculator } from "./calculator.ts";

/** Contracts of a body whose month is requested, each with the structure that the month belongs to. */
type Query = {
  organizationId: string;
  month: Month;
  contracts: readonly { contractId: string; structureId: string }[];
};

/** Each contract's month with its totals from the records; days with a duty and no record are pending. */
export async function computedMonths(
  db: Reader,
  calculator: Calculator,
  { organizationId, month, contracts }: Query,
): Promise<ComputedMonth[]> {
  const structures = new Map(contracts.map((one) => [one.contractId, one.structureId]));
  const found = await daysOfContracts(db, calculator, {
    organizationId,
    contractIds: [...structures.keys()],
    from: firstDay(month),
    to: lastDay(month),
  });
  return found.map(({ contractId, days }) => ({
    contractId,
    month,
    structureId: structures.get(contractId) ?? "",
    totals: totalsOf(days.map((day) => day.result)),
  }));
}
