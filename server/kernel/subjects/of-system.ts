import { sql } from "kysely";
import { isOneOf, codeShape, listOf, rowsOfSystem, type StateSource } from "./subject.ts";

const reasonColumns = `title short_title regime reason_group unit paid counts_as_presence counts_as_service max_per_year
  day_basis requires_document is_sensitive ergani_code legal_basis sort_order valid_from max_per_event max_consecutive
  min_service_months document_kind document_due_days requires_approval notice_days proportional_to_contract carry_over_until
  carried_as gender_or_role payroll_code colour is_active`;

/** Subjects of the system. */
export const ofSystem = {
  /**
   * Accounts of people and programs: role, end of validity, their bodies with the right in each, and what a program may call.
   * Devices are in their body's ledger. Passwords and second factors are not part of the state: signing in renews them by itself.
   */
  accounts: {
    ...rowsOfSystem(
      {
        name: "user",
        table: "app_user",
        state: sql`jsonb_build_array(t.role, t.user_name, t.nick_name, t.email, t.phone, t.afm, t.valid_until,
        t.disabled_at is not null, t.deleted_at is not null, (
          select jsonb_agg(jsonb_build_array(o.organization_id, o.access_right) order by o.organization_id)
          from user_organization o where o.user_id = t.id), (
          select jsonb_build_array(a.scopes, a.networks, a.calls_per_minute, a.revoked_at is not null)
          from api_app a where a.user_id = t.id))`,
      },
      { where: sql`t.role not in ('MobileUser', 'System')` },
    ),
    otherKind: "api-app",
  },

  /** Bodies, with the account that they pay from. */
  organizations: rowsOfSystem({
    table: "organization",
    state: sql`${listOf(`description short_title afm legal_form regime municipality email phone address postcode debtor_iban
    debtor_bic`)} || case when t.kept_from is null then '[]' else jsonb_build_array(t.kept_from) end
    || case when t.order_format = 'pain.001.001.03' then '[]' else jsonb_build_array(t.order_format) end
    || case when t.ends_on is null then '[]' else jsonb_build_array(t.ends_on, t.end_act, t.successor_id) end`,
  }),

  /** Absence reasons, each with its changes and when they apply. */
  absenceReasons: rowsOfSystem(
    {
      name: "absence-reason",
      table: "absence_reason",
      state: sql`jsonb_build_array(${listOf(reasonColumns)}, (
      select jsonb_agg(jsonb_build_array(c.id, c.set_by, ${listOf(reasonColumns, "c")}) order by c.id)
      from absence_reason_change c where c.code = t.code))`,
    },
    { code: "code" },
  ),

  /** Reasons for unlocking. */
  unlockReasons: rowsOfSystem(
    {
      name: "unlock-reason",
      table: "unlock_reason",
      state: listOf("title hint sort_order valid_to"),
    },
    { code: "code" },
  ),

  /** Kinds of documents. */
  documentKinds: rowsOfSystem(
    {
      name: "document-kind",
      table: "document_kind",
      form: 2,
      since: 1,
      state:
        listOf(`title about expires for_approval decided_by sort_order valid_from valid_to usual_months
      types is_sensitive`),
    },
    { code: "code" },
  ),

  /** Holidays of all bodies, with the years in which they were moved. */
  holidays: rowsOfSystem(
    {
      name: "holiday",
      table: "holiday_rule",
      form: 2,
      since: 1,
      state: sql`jsonb_build_array(t.title, t.kind, t.month, t.day_of_month, t.easter_offset, t.stop_minute, t.applies_to, t.source,
      t.valid_from, t.valid_to, (
        select jsonb_agg(jsonb_build_array(m.year, m.moved_to, m.source) order by m.year)
        from holiday_move m where m.rule_id = t.id), t.six_days_stop_minute)`,
    },
    { code: "id" },
  ),

  /** Announcements: to whom and from when, with files and withdrawal. */
  announcements: rowsOfSystem({
    table: "announcement",
    state: sql`jsonb_build_array(t.title, t.text, t.importance, t.organizations, t.roles, t.from_day, t.to_day, t.must_confirm,
      t.created_by, extract(epoch from t.created_at), (
        select jsonb_agg(jsonb_build_array(f.id, f.file_name, encode(f.sha256, 'hex'), f.removed_at is null) order by f.id)
        from announcement_file f where f.announcement_id = t.id), (
        select jsonb_build_array(w.by_user, extract(epoch from w.at))
        from announcement_withdrawal w where w.announcement_id = t.id))`,
  }),

  /** Versions that were set as the oldest allowed to call. */
  clientFloors: {
    name: "release",
    idShape: codeShape,
    present: (query) => sql`
    select f.version as subject_id, jsonb_agg(jsonb_build_array(f.id, f.reason, f.set_by, extract(epoch from f.set_at))
      order by f.id) as state
    from client_floor f where ${isOneOf("f.version", query, "text")} group by f.version`,
    as: { form: 1 },
  },

  /** Rules of sign-in that differ from the defaults. */
  securityRules: rowsOfSystem(
    { name: "security-rule", table: "security_rule", state: sql`t.value` },
    { code: "key", where: sql`t.value is not null` },
  ),

  /** Global parameters, each with all values ever set. */
  parameters: {
    name: "parameter",
    idShape: codeShape,
    present: (query) => sql`
    select g.key as subject_id, jsonb_agg(jsonb_build_array(g.id, g.value, g.valid_from, g.set_by) order by g.id) as state
    from global_param g where ${isOneOf("g.key", query, "text")} group by g.key`,
    as: { form: 1 },
  },
} satisfies Record<string, StateSource>;
