import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/**
 * Accounts of people and programs: role, until when, to which bodies with which right, and what a program may call. Devices
 * are told in their body. Passwords and second factors are not of the state: signing in renews them by itself.
 */
export const stateOfAccounts: StateSource = {
  name: "user",
  idShape: uuidShape,
  present: (asked) => sql`
    select u.id::text as subject_id, jsonb_build_array(u.role, u.user_name, u.nick_name, u.email, u.phone, u.afm, u.valid_until,
      u.disabled_at is not null, u.deleted_at is not null, (
        select jsonb_agg(jsonb_build_array(o.organization_id, o.access_right) order by o.organization_id)
        from user_organization o where o.user_id = u.id), (
        select jsonb_build_array(a.scopes, a.networks, a.calls_per_minute, a.revoked_at is not null)
        from api_app a where a.user_id = u.id)) as state
    from app_user u where u.role not in ('MobileUser', 'System') and ${among("u.id", asked)}`,
  as: { form: 1 },
  otherKind: "api-app",
};
