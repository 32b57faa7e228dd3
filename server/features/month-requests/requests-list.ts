import { sql } from "kysely";
import type { ListQueryOf } from "#api/list.ts";
import { monthRequestList, type MonthRequestOut } from "#api/month-requests.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { matchesWords } from "#server/db/search.ts";
import { definedValue, conditionsOf } from "#server/db/filter-conditions.ts";
import { digestsOfContracts } from "#server/features/verification/public.ts";
import { listingOf } from "#server/lists/listing.ts";
import { monthRequestListTexts } from "#texts/month-requests.ts";
import { confirmationOf, newestConfirmation } from "./confirmations.ts";
import { disputesWaiting } from "./disputes-waiting.ts";
import { toTellDisputes, disputesWhere, type DisputeContext } from "./dispute-rows.ts";

type RequestFilter = ListQueryOf<typeof monthRequestList>;

type Request = Pick<
  MonthRequestOut,
  "id" | "name" | "structure" | "recipient" | "state" | "mail"
> & {
  contract_id: string;
  structure_id: string;
  search_key: string;
  made_at: Date;
  expires_at: Date | null;
  confirmed_at: Date | null;
  digest: string | null;
  stands: boolean | null;
};

/** The newest request of each contract of a month, open disputes first, then by name. */
export const requestListing = listingOf(monthRequestList, {
  texts: monthRequestListTexts,
  before: async (query, ctx) => ({ ...query, tellWith: await toTellDisputes(ctx) }),
  also: async (db, { organizationId, month }, { config, today }) => ({
    isConnected: config.mail !== null,
    waitingElsewhere: (await disputesWaiting({ organizationId, today }, db)).filter(
      (one) => one.month !== month,
    ),
  }),
  fileName: (_db, { month }) => monthRequestListTexts.fileName(month),
  count: (db, query, { now }) => countOf(matching(db, query, now)),
  items: (db, query, { now }, page) => requestItems(db, query, { now, ...page }),
  values: {
    disputes: ({ disputes }) => disputes.length,
    unanswered: ({ disputes }) => disputes.filter(({ answer }) => answer === null).length,
  },
});

/** A page of the requests that match the filter, open disputes first, then by name; `now` decides which have expired. */
async function requestItems(
  db: Reader,
  query: RequestFilter & { tellWith: DisputeContext },
  { now, ...page }: { now: Date } & Page,
): Promise<MonthRequestOut[]> {
  const list = matching(db, query, now)
    .select(["r.id", "r.contract_id as contractId", "r.structure_id as structureId", "r.name"])
    .select(["r.structure", "r.recipient", "r.made_at", "r.expires_at", "r.state", "r.mail"])
    .select(["r.confirmed_at", "r.digest", "r.stands"])
    .orderBy(sql`r.state = 'disputed'`, "desc")
    .orderBy("r.search_key")
    .orderBy("r.id");
  const rows = await rowsIn(list, page);
  const { organizationId, month, tellWith } = query;
  const contractIds = rows.map(({ contractId }) => contractId);
  const condition = sql`d.contract_id = any (${contractIds}::uuid[])
    and d.date between ${firstDay(month)} and ${lastDay(month)}`;
  const disputes = await disputesWhere(db, organizationId, tellWith, condition);
  const byContract = Map.groupBy(disputes, ({ contractId }) => contractId);
  const digests = await digestsOfContracts(db, { organizationId, month, contractIds });
  return rows.map(({ made_at, expires_at, confirmed_at, digest, stands, ...row }) => ({
    ...row,
    sentAt: made_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    digest: digests.get(row.contractId) ?? null,
    confirmation: confirmationOf({ at: confirmed_at, digest, stands }),
    disputes: byContract.get(row.contractId) ?? [],
  }));
}

function matching(db: Reader, filters: RequestFilter, now: Date) {
  const { structureId, state, search } = filters;
  return db
    .selectFrom(newestRequests(filters, now))
    .where((of) => of.and(conditionsOf({ "r.structure_id": structureId })))
    .$if(state !== undefined, (query) => query.where(sql.ref("r.state"), "=", definedValue(state)))
    .where(matchesWords(sql.ref("r.search_key"), search));
}

/**
 * The newest request of each contract of a month with its state; if there is none, what the person stated from their
 * own account.
 */
function newestRequests({ organizationId, month }: RequestFilter, now: Date) {
  return sql<Request>`(
    with of_account as (
      select d.contract_id, d.id, d.at from day_dispute d
      where d.organization_id = ${organizationId} and d.by_user is not null
        and d.date between ${firstDay(month)} and ${lastDay(month)}
      union all
      select k.contract_id, k.id, k.at from month_confirmation k
      where k.organization_id = ${organizationId} and k.by_user is not null and k.month = ${month}
    ), newest as (
      select distinct on (w.contract_id) w.* from (
        select l.organization_id, l.contract_id, l.id, l.structure_id, l.recipient, l.made_at, l.expires_at, l.mail_id
        from link l where l.organization_id = ${organizationId} and l.month = ${month}
        union all
        select ${organizationId}::uuid, o.contract_id, o.id, t.structure_id, '', o.at, null, null
        from of_account o
        cross join lateral (
          select t.structure_id from running_term t
          where t.organization_id = ${organizationId} and t.contract_id = o.contract_id
            and t.first_day <= ${lastDay(month)} and t.last_day >= ${firstDay(month)}
          order by t.first_day desc limit 1) t) w
      order by w.contract_id, w.mail_id is null, w.made_at desc, w.id desc
    )
    select l.id, l.contract_id, l.structure_id, e.last_name || ' ' || e.first_name as name, e.search_key, s.title as structure,
      l.recipient, l.made_at, l.expires_at, m.state as mail, k.at as confirmed_at, k.digest, k.stands,
      case
        when q.open > 0 then 'disputed'
        when k.stands then 'confirmed'
        when k.at is not null then 'void'
        when q.disputes > 0 then 'answered'
        when revoked.link_id is not null then 'revoked'
        when l.expires_at <= ${now} then 'expired'
        when opened.link_id is not null then 'opened'
        when m.state = 'waiting' then 'waiting'
        when m.state in ('refused', 'late') then 'undelivered'
        else 'sent' end as state
    from newest l
    join contract c on c.organization_id = l.organization_id and c.id = l.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join structure s on s.organization_id = l.organization_id and s.id = l.structure_id
    left join mail m on m.organization_id = l.organization_id and m.id = l.mail_id
    left join ${newestConfirmation(sql`l.contract_id`, { organizationId, month })} on true
    left join link_act revoked on revoked.organization_id = l.organization_id and revoked.link_id = l.id and revoked.act = 'revoked'
    left join link_act opened on opened.organization_id = l.organization_id and opened.link_id = l.id and opened.act = 'opened'
    cross join lateral (
      select count(*)::int as disputes, (count(*) - count(a.dispute_id))::int as open from day_dispute d
      left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
      where d.organization_id = l.organization_id and d.contract_id = l.contract_id
        and d.date between ${firstDay(month)} and ${lastDay(month)}) q)`.as<"r">("r");
}
