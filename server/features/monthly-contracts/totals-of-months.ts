import { sql } from "kysely";
import { totalsOf } from "#domain/attendance/month.ts";
import type { MonthTotals } from "#domain/attendance/types.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { Works } from "#server/features/attendance/public.ts";
import { daysOfContracts } from "#server/features/verification/public.ts";

/** Totals of each contract's month from its records; days with a duty and no record are pending. */
export async function totalsOfMonths(
  db: Reader,
  works: Works,
  asked: { organizationId: string; month: Month; contractIds: readonly string[] },
): Promise<Map<string, MonthTotals>> {
  const { month, ...contracts } = asked;
  const span = { from: firstDay(month), to: lastDay(month) };
  const found = await daysOfContracts(db, works, { ...contracts, ...span });
  return new Map(
    found.map(({ contractId, days }) => [contractId, totalsOf(days.map((day) => day.result))]),
  );
}

/**
 * Stores the totals of months and the structure each belongs to, where they differ from what is there, and months that
 * are not there yet. Gives back how many that were.
 */
export async function storeTotals(
  tx: Writer,
  given: {
    organizationId: string;
    month: Month;
    totals: ReadonlyMap<string, MonthTotals>;
    months: readonly { contractId: string; structureId: string }[];
  },
): Promise<number> {
  const rows = given.months.map(({ contractId, structureId }) => ({
    contract_id: contractId,
    structure_id: structureId,
    totals: given.totals.get(contractId),
  }));
  const { rows: stored } = await sql`
    insert into monthly_contract as m (organization_id, contract_id, month, structure_id, state, totals)
    select ${given.organizationId}::uuid, n.contract_id, ${given.month}, n.structure_id, 'draft', n.totals
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, structure_id uuid, totals jsonb)
    on conflict (organization_id, contract_id, month) do update
      set totals = excluded.totals, structure_id = excluded.structure_id
      where (m.totals, m.structure_id) is distinct from (excluded.totals, excluded.structure_id)
    returning m.contract_id
  `.execute(tx);
  return stored.length;
}
