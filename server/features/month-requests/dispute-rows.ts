import { type RawBuilder, sql } from "kysely";
import type { DisputeOut } from "#api/month-requests.ts";
import type { Reader } from "#server/db/handles.ts";

type Row = {
  id: string;
  contract_id: string;
  name: string;
  date: string;
  text: string;
  at: Date;
  link_id: string;
  is_corrected: boolean;
  answer: string | null;
  answered_at: Date | null;
  answered_by: string | null;
};

/** Disputes of a body that meet a condition on `d`, by day and name, each with the link that brought it. */
export async function disputesWhere(
  db: Reader,
  organizationId: string,
  condition: RawBuilder<unknown>,
): Promise<{ linkId: string; dispute: DisputeOut }[]> {
  const { rows } = await sql<Row>`
    select d.id, d.contract_id, e.last_name || ' ' || e.first_name as name, d.date, d.text, d.at, d.link_id,
      coalesce(r.updated_at > d.at, false) as is_corrected, a.text as answer, a.at as answered_at, u.nick_name as answered_by
    from day_dispute d
    join contract c on c.organization_id = d.organization_id and c.id = d.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join attendance_record r on r.organization_id = d.organization_id and r.contract_id = d.contract_id and r.date = d.date
    left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
    left join app_user u on u.id = a.by_user
    where d.organization_id = ${organizationId} and ${condition}
    order by d.date, e.search_key, d.id
  `.execute(db);
  return rows.map((row) => ({
    linkId: row.link_id,
    dispute: {
      id: row.id,
      contractId: row.contract_id,
      name: row.name,
      date: row.date,
      text: row.text,
      at: row.at.toISOString(),
      isCorrected: row.is_corrected,
      answer:
        row.answer === null
          ? null
          : { text: row.answer, at: row.answered_at?.toISOString() ?? "", by: row.answered_by },
    },
  }));
}
