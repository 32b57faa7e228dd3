import { sql } from "kysely";
import { type ApiAppItem, appList } from "#api/api-apps.ts";
import type { Day } from "#domain/calendar/day.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { appListTexts } from "#texts/api-apps.ts";
import { programRoleOf } from "./edited-app.ts";

type App = Pick<ApiAppItem, "id" | "name" | "state" | "scopes" | "networks" | "version"> & {
  role: string;
  valid_until: Day | null;
  search_key: string;
  revoked_at: Date | null;
  last_token_at: Date | null;
  last_token_ip: string | null;
};

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

/** The apps by state and name, with their valid secrets and when a token of theirs was last used. */
export const appListing = listing(appList, {
  texts: appListTexts,
  matching: (db, { search, state }, { today }) =>
    appsOn(db, today)
      .$if(state !== "all", (query) => query.where(sql.ref("a.state"), "=", state))
      .where(matchesWords(sql.ref("a.search_key"), search)),
  shown: (matching, _query, { now }) => withShownColumns(matching, now),
  order: { always: ["a.state", "a.search_key", "a.id"] },
  item: (row) => itemOf(row),
  values: {
    networks: ({ networks }) => networks.join(", "),
    secrets: ({ secrets }) => secrets.length,
  },
});

/** An app as the list shows it; undefined for an unknown one. */
export async function appItem(
  db: Reader,
  id: string,
  { now, today }: { now: Date; today: Day },
): Promise<ApiAppItem | undefined> {
  const row = await withShownColumns(appsOn(db, today), now)
    .where("a.id", "=", id)
    .executeTakeFirst();
  return row && itemOf(row);
}

function appsOn(db: Reader, today: Day) {
  const app = sql<App>`(
    select u.id, u.nick_name as name, u.role, u.valid_until, u.version, u.search_key, cardinality(p.scopes) as scopes,
      p.networks, p.revoked_at, p.last_token_at, p.last_token_ip,
      case when p.revoked_at is not null then 'revoked'
        when u.disabled_at is not null or u.valid_until < ${today}::date then 'ended'
        else 'active' end as state
    from api_app p join app_user u on u.id = p.user_id
    where u.deleted_at is null)`.as<"a">("a");
  return db.selectFrom(app);
}

function withShownColumns(apps: ReturnType<typeof appsOn>, now: Date) {
  return apps
    .select(["a.id", "a.name", "a.role", "a.valid_until as validUntil", "a.version", "a.state"])
    .select(["a.scopes", "a.networks", "a.last_token_ip as lastUsedIp"])
    .select([organizations.as("organizations"), lastUsed.as("lastUsedAt")])
    .select(secretsAt(now).as("secrets"));
}

type Row = Awaited<ReturnType<ReturnType<typeof withShownColumns>["executeTakeFirstOrThrow"]>>;

function itemOf({ role, secrets, ...row }: Row): ApiAppItem {
  return {
    ...toResponse(row),
    area: programRoleOf(role),
    secrets: secrets.map(({ seq, madeAt, validUntil }) => ({
      seq,
      madeAt: new Date(madeAt).toISOString(),
      validUntil: new Date(validUntil).toISOString(),
    })),
  };
}
