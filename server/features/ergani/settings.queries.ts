import { sql } from "kysely";
import type { ErganiSettings } from "#api/ergani.ts";
import type { Reader } from "#server/db/handles.ts";

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How a body submits and how it stands; the password stays where it is. */
export async function erganiSettings(db: Reader, organizationId: string): Promise<ErganiSettings> {
  const { rows } = await sql<ErganiSettings>`
    select
      (select json_build_object('isOn', s.is_on, 'fromDay', s.from_day, 'at', ${instant("s.at")}, 'by', u.nick_name)
        from ergani_switch s join app_user u on u.id = s.by_user
        where s.organization_id = ${organizationId} order by s.seq desc limit 1) as "lastSwitch",
      (select json_build_object('place', a.place, 'branch', a.branch, 'userName', a.user_name, 'userType', a.user_type,
          'version', a.version, 'savedAt', ${instant("a.saved_at")}, 'savedBy', u.nick_name)
        from ergani_account a join app_user u on u.id = a.saved_by where a.organization_id = ${organizationId}) as account,
      (select coalesce(json_agg(json_build_object('id', o.id, 'cause', o.cause, 'from', ${instant("o.from_at")},
          'to', ${instant("o.to_at")}, 'nextTryAt', case when o.to_at is null then ${instant("o.next_try_at")} end,
          'answer', o.answer, 'by', u.nick_name) order by o.from_at desc), '[]')
        from (select * from ergani_outage where organization_id = ${organizationId} order by from_at desc limit 10) o
        left join app_user u on u.id = o.by_user) as outages,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state in ('waiting', 'sending')) as waiting,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state = 'refused') as refused,
      (select count(*)::int from work_card where organization_id = ${organizationId} and state = 'stopped') as stopped
  `.execute(db);
  const nothing = {
    lastSwitch: null,
    account: null,
    outages: [],
    waiting: 0,
    refused: 0,
    stopped: 0,
  };
  return rows[0] ?? nothing;
}
