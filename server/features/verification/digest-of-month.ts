import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import { canonicalJson } from "./canonical-json.ts";

/** The month of one structure. */
export type StructureMonth = { organizationId: string; structureId: string; month: Month };

/** What a signature covers of the structure's month: all except the signer's own contracts, or only the countersigned one. */
type Covered = StructureMonth & {
  leftOut?: readonly string[];
  countersigns?: string | null;
};

/** The signed data of one contract. */
type SignedMonth = {
  contractId: string;
  month: Month;
  totals: MonthTotals;
  records: { date: string; intervals: Interval[]; note: string; version: number }[];
};

/**
 * SHA-256, in hexadecimal, of what a signature covers: the canonical JSON of the structure's months in the order of their
 * contracts' ids, each with its totals and, by date, the intervals, note and version of every record. Months that the signature
 * leaves out are not included. Null if there is no month at all. The caller has scoped `db` to the organization.
 */
export async function digestOfMonth(
  db: Reader,
  { organizationId, structureId, month, leftOut = [], countersigns = null }: Covered,
): Promise<string | null> {
  const condition = sql`m.structure_id = ${structureId}
    and (${countersigns}::uuid is null or m.contract_id = ${countersigns}::uuid)`;
  const rows = await signedMonths(db, { organizationId, month }, condition);
  if (rows.length === 0) return null;
  return digestOf(rows.filter(({ contractId }) => !leftOut.includes(contractId)));
}

/**
 * The digest of each contract's month alone, as in a countersignature over it; contracts without a month are left out.
 */
export async function digestsOfContracts(
  db: Reader,
  {
    contractIds,
    ...query
  }: Omit<StructureMonth, "structureId"> & { contractIds: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await signedMonths(db, query, sql`m.contract_id = any (${contractIds}::uuid[])`);
  return new Map(rows.map((row) => [row.contractId, digestOf([row])]));
}

async function signedMonths(
  db: Reader,
  { organizationId, month }: Omit<StructureMonth, "structureId">,
  condition: RawBuilder<unknown>,
): Promise<SignedMonth[]> {
  const { rows } = await sql<SignedMonth>`
    select m.contract_id as "contractId", m.month, m.totals, coalesce(
      jsonb_agg(jsonb_build_object('date', r.date, 'intervals', r.intervals, 'note', r.note, 'version', r.version)
        order by r.date) filter (where r.date is not null), '[]') as records
    from monthly_contract m
    left join attendance_record r on r.organization_id = m.organization_id and r.contract_id = m.contract_id
      and r.date between ${firstDay(month)} and ${lastDay(month)}
    where m.organization_id = ${organizationId} and m.month = ${month} and m.state <> 'cancelled' and ${condition}
    group by m.contract_id, m.month, m.totals
    order by m.contract_id
  `.execute(db);
  return rows;
}

/** The digest of a value's canonical JSON. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
