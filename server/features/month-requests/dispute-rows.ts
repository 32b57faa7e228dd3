import { type RawBuilder, sql } from "kysely";
import type { DisputeOut, DisputeOutcome } from "#api/disputes.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type Calculator,
  calculatorOf,
  type ContractDay,
  daysOfContracts,
  reasonMask,
  type ReasonMask,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

type Row = {
  id: string;
  contract_id: string;
  structure_id: string;
  name: string;
  date: string;
  text: string;
  says: Interval[] | null;
  at: Date;
  is_corrected: boolean;
  file: { fileName: string; sizeBytes: number; sha256: string } | null;
  answer: string | null;
  outcome: DisputeOutcome | null;
  answered_at: Date | null;
  answered_by: string | null;
};

/** What the API shape of disputes needs, read before a transaction. */
export type DisputeContext = { calculator: Calculator; mask: ReasonMask };

export async function toTellDisputes(ctx: BodyContext): Promise<DisputeContext> {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  return { calculator, mask };
}

/** Disputes of a body that match a condition on `d`, by day and name, each with the present record of its day. */
export async function disputesWhere(
  db: Reader,
  organizationId: string,
  { calculator, mask }: DisputeContext,
  condition: RawBuilder<unknown>,
): Promise<DisputeOut[]> {
  const { rows } = await sql<Row>`
    select d.id, d.contract_id, d.structure_id, e.last_name || ' ' || e.first_name as name, d.date, d.text, d.says, d.at,
      coalesce(r.updated_at > d.at, false) as is_corrected, a.text as answer, a.outcome, a.at as answered_at,
      u.nick_name as answered_by,
      case when f.sha256 is not null then jsonb_build_object('fileName', f.file_name,
        'sizeBytes', f.size_bytes, 'sha256', encode(f.sha256, 'hex')) end as file
    from day_dispute d
    join contract c on c.organization_id = d.organization_id and c.id = d.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join attendance_record r on r.organization_id = d.organization_id and r.contract_id = d.contract_id and r.date = d.date
    left join dispute_file f on f.organization_id = d.organization_id and f.dispute_id = d.id
    left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
    left join app_user u on u.id = a.by_user
    where d.organization_id = ${organizationId} and ${condition}
    order by d.date, e.search_key, d.at, d.id
  `.execute(db);
  const days = await daysOf(db, organizationId, calculator, rows);
  return rows.flatMap((row) => {
    const day = days.get(`${row.contract_id} ${row.date}`);
    return day ? [disputeOf(row, day, mask)] : [];
  });
}

/** The disputed days, with what is recorded and what is planned. */
async function daysOf(
  db: Reader,
  organizationId: string,
  calculator: Calculator,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, ContractDay>> {
  const found = new Map<string, ContractDay>();
  for (const [date, alike] of Map.groupBy(rows, (row) => row.date)) {
    const contractIds = [...new Set(alike.map((row) => row.contract_id))];
    const span = { organizationId, contractIds, from: date, to: date };
    for (const { contractId, days } of await daysOfContracts(db, calculator, span))
      for (const day of days) found.set(`${contractId} ${day.date}`, day);
  }
  return found;
}

function disputeOf(row: Row, day: ContractDay, mask: ReasonMask): DisputeOut {
  const { date, says, file, answer, answered_at } = row;
  return {
    id: row.id,
    contractId: row.contract_id,
    structureId: row.structure_id,
    name: row.name,
    date,
    text: mask.hides ? null : row.text,
    says: says && mask.intervals(date, says),
    evidence: mask.hides ? null : file,
    at: row.at.toISOString(),
    stands: { version: day.record?.version ?? 0, intervals: mask.intervals(date, day.intervals) },
    plan: day.plan,
    isCorrected: row.is_corrected,
    answer:
      answer === null || answered_at === null
        ? null
        : {
            outcome: row.outcome,
            text: mask.hides ? null : answer,
            at: answered_at.toISOString(),
            by: row.answered_by,
          },
  };
}
