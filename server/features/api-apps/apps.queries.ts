import { sql } from "kysely";
import type { ApiAppItem, AppFilter } from "#api/api-apps.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";
import { programRoleOf } from "./edited-app.ts";

/** Which apps are asked for, and when: it tells which have ended and which secrets serve. */
export type AppsAsked = AppFilter & { id?: string; now: Date; today: Day };

/** How many apps pass the filter. */
export async function appCount(db: Reader, asked: AppsAsked): Promise<number> {
  const { total } = await matching(db, asked)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the apps by state and name, with their secrets that serve and when a token of theirs was last seen. */
export async function appItems(
  db: Reader,
  asked: AppsAsked,
  stretch: Stretch,
): Promise<ApiAppItem[]> {
  const list = matching(db, asked)
    .select(["a.id", "a.name", "a.role", "a.valid_until as validUntil", "a.version", "a.state"])
    .select(["a.scopes", "a.networks", "a.last_token_ip as lastUsedIp"])
    .select([organizations.as("organizations"), lastUsed.as("lastUsedAt")])
    .select(secretsAt(asked.now).as("secrets"))
    .orderBy("a.state")
    .orderBy("a.search_key")
    .orderBy("a.id");
  const rows = await rowsIn(list, stretch);
  return rows.map(({ role, lastUsedAt, secrets, ...row }) => ({
    ...row,
    area: programRoleOf(role),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    secrets: secrets.map(({ seq, madeAt, validUntil }) => ({
      seq,
      madeAt: new Date(madeAt).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
    })),
  }));
}

type App = Pick<ApiAppItem, "id" | "name" | "state" | "scopes" | "networks" | "version"> & {
  role: string;
  valid_until: Day | null;
  search_key: string;
  revoked_at: Date | null;
  last_token_at: Date | null;
  last_token_ip: string | null;
};

function matching(db: Reader, { id, search, state, today }: AppsAsked) {
  const app = sql<App>`(
    select u.id, u.nick_name as name, u.role, u.valid_until, u.version, u.search_key, cardinality(p.scopes) as scopes,
      p.networks, p.revoked_at, p.last_token_at, p.last_token_ip,
      case when p.revoked_at is not null then 'revoked'
        when u.disabled_at is not null or u.valid_until < ${today}::date then 'ended'
        else 'active' end as state
    from api_app p join app_user u on u.id = p.user_id
    where u.deleted_at is null)`.as<"a">("a");
  return db
    .selectFrom(app)
    .$if(id !== undefined, (query) => query.where("a.id", "=", id ?? ""))
    .$if(state !== "all", (query) => query.where(sql.ref("a.state"), "=", state))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql.ref("a.search_key"), search ?? "")),
    );
}

const organizations = sql<number>`(
  select count(*)::int from user_organization o where o.user_id = a.id)`;

const lastUsed = sql<Date | null>`greatest(a.last_token_at, (
  select max(s.seen_at) from session s where s.user_id = a.id))`;

function secretsAt(now: Date) {
  return sql<ApiAppItem["secrets"]>`coalesce((
    select jsonb_agg(jsonb_build_object('seq', s.seq, 'madeAt', s.made_at, 'validUntil', s.valid_until) order by s.seq desc)
    from api_app_secret s
    where s.user_id = a.id and s.valid_until > ${now} and a.revoked_at is null), '[]')`;
}
