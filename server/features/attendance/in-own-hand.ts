import { sql } from "kysely";
import { isWholeDay } from "#domain/attendance/intervals.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

type Claim = { contractId: string; date: string; intervals: Interval[] };

/**
 * Records as typed by a person: the mark of a clock, file or link stays where the day holds, or once held, the same
 * interval; any other interval sent with such a mark becomes typed.
 */
export async function inOwnHand<R extends Claim>(
  tx: Writer,
  { organizationId }: Pick<BodyContext, "organizationId">,
  records: readonly R[],
): Promise<R[]> {
  const claims = records.flatMap(({ contractId, date, intervals }) =>
    intervals
      .filter((interval) => !isOnesOwn(interval))
      .map((interval) => ({ contract_id: contractId, date, interval })),
  );
  const claimsInForce = new Set(
    claims.length === 0 ? [] : await standingClaims(tx, organizationId, claims),
  );
  const claimed = new Map(claims.map(({ interval }, index) => [interval, index]));
  return records.map((record) => ({
    ...record,
    intervals: record.intervals.map((interval) => {
      const claim = claimed.get(interval);
      return claim === undefined || claimsInForce.has(claim)
        ? interval
        : { ...interval, mark: "typed" };
    }),
  }));
}

function isOnesOwn(interval: Interval): boolean {
  return interval.mark === "typed" || (interval.mark === "plan" && isWholeDay(interval));
}

/** The indexes of the claims whose interval is in its record, or once was according to the ledger. */
async function standingClaims(
  tx: Writer,
  organizationId: string,
  claims: readonly { contract_id: string; date: string; interval: Interval }[],
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select (n.ord - 1)::int as place
    from rows from (jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as (contract_id uuid, date date, interval jsonb))
      with ordinality as n(contract_id, date, interval, ord)
    where exists (
        select from attendance_record r, jsonb_array_elements(r.intervals) i
        where r.organization_id = ${organizationId} and r.contract_id = n.contract_id and r.date = n.date
          and i = n.interval)
      or exists (
        select from ledger_entry l, jsonb_path_query(jsonb_build_array(l.before, l.after), '$[*].intervals[*]') i
        where l.organization_id = ${organizationId} and l.subject_kind = 'attendance-record'
          and l.subject_id = n.contract_id || '/' || n.date and i = n.interval)
  `.execute(tx);
  return rows.map(({ place }) => place);
}
