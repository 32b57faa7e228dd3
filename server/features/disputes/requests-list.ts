import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { monthRequests, MonthRequestOut } from "#api/month-requests.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { disputesWhere } from "./dispute-rows.ts";

type Row = {
  id: string;
  contract_id: string;
  structure_id: string;
  name: string;
  structure: string;
  recipient: string;
  made_at: Date;
  expires_at: Date;
  state: MonthRequestOut["state"];
  mail: MonthRequestOut["mail"];
  total: number;
};

/** The newest request of each contract of a month, open disputes first, then by name. */
export function requestsOfMonth(
  ctx: BodyContext,
  input: InputOf<typeof monthRequests.getAll>,
): Promise<OutputOf<typeof monthRequests.getAll>> {
  const { organizationId, month, structureId, state, search, skip, take } = input;
  return readBody(ctx, async (db) => {
    const { rows } = await sql<Row>`
      with newest as (
        select distinct on (l.contract_id) l.* from link l
        where l.organization_id = ${organizationId} and l.month = ${month}
        order by l.contract_id, l.made_at desc, l.id desc
      ),
      told as (
        select l.id, l.contract_id, l.structure_id, e.last_name || ' ' || e.first_name as name, e.search_key, s.title as structure,
          l.recipient, l.made_at, l.expires_at, m.state as mail,
          case
            when q.open > 0 then 'disputed'
            when q.disputes > 0 then 'answered'
            when used.link_id is not null then 'confirmed'
            when l.expires_at <= ${ctx.now} then 'expired'
            when opened.link_id is not null then 'opened'
            else 'sent' end as state
        from newest l
        join contract c on c.organization_id = l.organization_id and c.id = l.contract_id
        join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
        join structure s on s.organization_id = l.organization_id and s.id = l.structure_id
        join mail m on m.organization_id = l.organization_id and m.id = l.mail_id
        left join link_act used on used.organization_id = l.organization_id and used.link_id = l.id and used.act = 'used'
        left join link_act opened on opened.organization_id = l.organization_id and opened.link_id = l.id and opened.act = 'opened'
        cross join lateral (
          select count(*)::int as disputes, (count(*) - count(a.dispute_id))::int as open from day_dispute d
          left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
          where d.organization_id = l.organization_id and d.link_id = l.id) q
      )
      select *, count(*) over ()::int as total from told
      where true
        ${structureId ? sql`and structure_id = ${structureId}` : sql``}
        ${state ? sql`and state = ${state}` : sql``}
        ${search ? sql`and search_key like '%' || greek_key(${search}) || '%'` : sql``}
      order by (state = 'disputed') desc, search_key, id
      limit ${take} offset ${skip}
    `.execute(db);
    const links = rows.map(({ id }) => id);
    const found = await disputesWhere(db, organizationId, sql`d.link_id = any (${links}::uuid[])`);
    return {
      total: rows[0]?.total ?? 0,
      items: rows.map((row) => ({
        id: row.id,
        contractId: row.contract_id,
        structureId: row.structure_id,
        name: row.name,
        structure: row.structure,
        recipient: row.recipient,
        sentAt: row.made_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        state: row.state,
        mail: row.mail,
        disputes: found.filter(({ linkId }) => linkId === row.id).map(({ dispute }) => dispute),
      })),
    };
  });
}
