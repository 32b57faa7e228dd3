import { sql } from "kysely";
import {
  contractDayShape,
  contractYearShape,
  pairs,
  rowsOfDays,
  type StateSource,
} from "./subject.ts";

/** SHA-256, in hexadecimal, of the totals of the month `t`. */
export const digestOfTotals = sql`encode(sha256(convert_to(t.totals::text, 'UTF8')), 'hex')`;

/** Subjects of a body that are a contract or a structure on a day, in a month or in a year. */
export const ofDays = {
  /** Records of attendance: every entry about one says in full how it then stood. */
  records: rowsOfDays({
    name: "record",
    table: "attendance_record",
    key: ["contract_id", "date"],
    state: sql`jsonb_build_object(
      'intervals', t.intervals, 'note', t.note, 'version', t.version, 'label', t.label,
      'workedMinutes', case when t.worked_minutes = coalesce((t.result->>'workedMinutes')::int, 0) then t.worked_minutes end,
      'result', case when t.planned_minutes = coalesce((t.result->>'plannedMinutes')::int, 0) and t.label = t.result->>'label'
        and t.reason is not distinct from t.result->>'reason' then t.result - '{label, reason, workedMinutes}'::text[] end)`,
    as: {
      says: sql`after ? 'version'`,
      state: sql`jsonb_build_object('intervals', after->'intervals', 'note', after->'note', 'version', after->'version',
        'label', after->'label', 'workedMinutes', after->'workedMinutes')
        || case when after ? 'result' then jsonb_build_object('result', after->'result') else '{}' end`,
      notAlways: ["result"],
      usual: null,
    },
  }),

  /** Sheets of structures: every submission, lock and opening says the state. One of which nothing was told is open. */
  sheets: rowsOfDays({
    name: "sheet",
    table: "attendance_sheet",
    key: ["structure_id", "date"],
    state: sql`jsonb_build_object('state', t.state)`,
    as: {
      says: sql`after ? 'state'`,
      state: sql`jsonb_build_object('state', after->'state')`,
      usual: { state: "open" },
    },
  }),

  /**
   * Months of contracts: every change of their state says it, and of one that is closed the totals, which no record changes from
   * then on. One of which nothing was told is a draft.
   */
  months: rowsOfDays({
    name: "month",
    table: "monthly_contract",
    key: ["contract_id", "month"],
    state: sql`jsonb_build_object('state', t.state, 'totals', ${digestOfTotals})`,
    as: {
      says: sql`after ? 'state'`,
      state: sql`jsonb_build_object('state', after->'state')
        || case when after ? 'totals' then jsonb_build_object('totals', after->'totals') else '{}' end`,
      notAlways: ["totals"],
      usual: { state: "draft" },
    },
  }),

  /** What a fund pays for days of sickness: told of the first day in each month that it touches. */
  sicknessBenefits: {
    name: "sickness-benefit",
    idShape: contractDayShape,
    present: ({ organizationId, ids }) => sql`
      select a || '/' || b as subject_id, jsonb_agg(jsonb_build_array(s.id, s.from_day, s.to_day, s.amount, s.by_user)
      order by s.id) as state
    from ${ids === null ? sql`(select distinct contract_id::text as a, to_char(from_day, 'YYYY-MM-DD') as b from sickness_benefit where organization_id = ${organizationId}) i` : pairs(ids)}
    join sickness_benefit s on s.organization_id = ${organizationId} and s.contract_id = i.a::uuid
      and i.b::date between s.from_day and s.to_day
    group by a, b`,
    as: { form: 1 },
  },

  /** Corrections of what a contract has of leave in a year. */
  leaveBalances: {
    name: "leave-balance",
    idShape: contractYearShape,
    present: ({ organizationId, ids }) => sql`
    select k.contract_id || '/' || k.year as subject_id, jsonb_agg(jsonb_build_array(k.id, k.reason, k.kind, k.half_days,
      k.by_user) order by k.id) as state
    from ${ids === null ? sql`leave_correction k` : sql`${pairs(ids)} join leave_correction k on k.contract_id = i.a::uuid and k.year = i.b::int`}
    where k.organization_id = ${organizationId}
    group by k.contract_id, k.year`,
    as: { form: 1 },
  },
} satisfies Record<string, StateSource>;
