import { sql } from "kysely";
import type { ApiAppItem } from "#api/api-apps.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { programRoleOf } from "./edited-app.ts";

type AppsAsked = {
  id?: string;
  search?: string | undefined;
  state: ApiAppItem["state"] | "all";
  now: Date;
  today: Day;
  skip: number;
  take: number;
};

type Row = Omit<ApiAppItem, "area" | "lastUsedAt"> & {
  role: string;
  lastUsedAt: Date | null;
  total: string;
};

/** Apps by name, with their secrets that serve and when a token of theirs was last seen; and how many there are. */
export async function appItems(
  db: Reader,
  { id, search, state, now, today, skip, take }: AppsAsked,
): Promise<{ items: ApiAppItem[]; total: number }> {
  const { rows } = await sql<Row>`
    with app as (
      select u.id, u.nick_name as name, u.role, u.valid_until, u.version, u.search_key, a.*,
        case when a.revoked_at is not null then 'revoked'
          when u.disabled_at is not null or u.valid_until < ${today}::date then 'ended'
          else 'active' end as state
      from api_app a join app_user u on u.id = a.user_id
      where u.deleted_at is null ${id === undefined ? sql`` : sql`and u.id = ${id}`})
    select a.id, a.name, a.role, a.valid_until as "validUntil", a.version, a.state, cardinality(a.scopes) as scopes, a.networks,
      (select count(*)::int from user_organization o where o.user_id = a.id) as organizations,
      coalesce((select jsonb_agg(jsonb_build_object('seq', s.seq, 'madeAt', s.made_at, 'validUntil', s.valid_until)
          order by s.seq desc) from api_app_secret s
        where s.user_id = a.id and s.valid_until > ${now} and a.revoked_at is null), '[]') as secrets,
      greatest(a.last_token_at, (select max(s.seen_at) from session s where s.user_id = a.id)) as "lastUsedAt",
      a.last_token_ip as "lastUsedIp", count(*) over () as total
    from app a
    where ${state === "all" ? sql`true` : sql`a.state = ${state}`}
      and ${search ? matchesWords(sql.ref("a.search_key"), search) : sql`true`}
    order by a.state, a.search_key, a.id
    offset ${skip} limit ${take}`.execute(db);
  const items = rows.map(({ total: _total, role, lastUsedAt, secrets, ...row }) => ({
    ...row,
    area: programRoleOf(role),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    secrets: secrets.map(({ seq, madeAt, validUntil }) => ({
      seq,
      madeAt: new Date(madeAt).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
    })),
  }));
  return { items, total: Number(rows[0]?.total ?? 0) };
}
