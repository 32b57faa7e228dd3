import { sql } from "kysely";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import {
  contractDayShape,
  contractMonthShape,
  contractYearShape,
  dayOf,
  pairs,
  rowsOfDays,
  rowsOfKey,
  type StateSource,
} from "./subject.ts";

/** SHA-256, in hexadecimal, of the totals of the month `t`. */
export const digestOfTotals = sql`encode(sha256(convert_to(t.totals::text, 'UTF8')), 'hex')`;

/** Acts by which a person disputes a day or requests leave, and the answers to them. */
const requestActs: readonly LedgerAct[] = [
  "month.dispute",
  "dispute.attach",
  "dispute.accept",
  "dispute.reject",
  // From before answers distinguished accepting from rejecting.
  "dispute.answer",
  "leave.ask",
  "leave.attach",
  "leave.grant",
  "leave.refuse",
  "leave.withdraw",
];

/** The attached file `f`. */
const fileOf = sql`jsonb_build_array(f.file_name, f.type, f.size_bytes, encode(f.sha256, 'hex'), extract(epoch from f.at))`;

/** Subjects of a body that are a contract or a structure, on a day, in a month or in a year. */
export const ofDays = {
  /** Attendance records: every entry about one states in full how it was at that time. */
  records: rowsOfDays({
    name: "record",
    table: "attendance_record",
    key: ["contract_id", "date"],
    state: sql`jsonb_build_object(
      'intervals', t.intervals, 'note', t.note, 'version', t.version, 'label', t.label, 'structure', t.structure_id,
      'workedMinutes', case when t.worked_minutes = coalesce((t.result->>'workedMinutes')::int, 0) then t.worked_minutes end,
      'result', case when t.planned_minutes = coalesce((t.result->>'plannedMinutes')::int, 0) and t.label = t.result->>'label'
        and t.reason is not distinct from t.result->>'reason' then t.result - '{label, reason, workedMinutes}'::text[] end)`,
    as: {
      says: sql`after ? 'version'`,
      state: sql`jsonb_build_object('intervals', after->'intervals', 'note', after->'note', 'version', after->'version',
        'label', after->'label', 'workedMinutes', after->'workedMinutes')
        || case when after ? 'result' then jsonb_build_object('result', after->'result') else '{}' end
        || case when structure_id is null then '{}' else jsonb_build_object('structure', structure_id) end`,
      notAlways: ["result", "structure"],
      silent: requestActs,
      usual: null,
    },
  }),

  /**
   * What a person says of a day or requests from it on: disputes and leave requests, with their answers and attached files.
   * Their entries have the record of the day as subject, which they do not change.
   */
  requests: {
    name: "request",
    idShape: contractDayShape,
    present: (query) => sql`
      select subject_id, jsonb_agg(said order by id) as state from (
        select ${dayOf(["contract_id", "date"])} as subject_id, t.id, jsonb_build_array(t.id, t.structure_id, t.text, t.says, t.link_id, t.by_user,
          extract(epoch from t.at), (
            select jsonb_build_array(a.outcome, a.text, a.by_user, extract(epoch from a.at))
            from dispute_answer a where a.organization_id = t.organization_id and a.dispute_id = t.id), (
            select ${fileOf} from dispute_file f where f.organization_id = t.organization_id and f.dispute_id = t.id)) as said
        from ${rowsOfKey("day_dispute", ["contract_id", "date"], query)}
        union all
        select ${dayOf(["contract_id", "from_day"])}, t.id, jsonb_build_array(t.id, t.structure_id, t.text, t.reason, t.to_day, t.link_id, t.by_user,
          extract(epoch from t.at), (
            select jsonb_build_array(a.outcome, a.text, a.by_user, a.link_id, extract(epoch from a.at))
            from leave_request_answer a where a.organization_id = t.organization_id and a.request_id = t.id), (
            select ${fileOf} from leave_request_file f where f.organization_id = t.organization_id and f.request_id = t.id),
          exists (
            select from leave_request_waiting w where w.organization_id = t.organization_id and w.request_id = t.id))
        from ${rowsOfKey("leave_request", ["contract_id", "from_day"], query)}) r
      group by subject_id`,
    as: { form: 1 },
    acts: [...requestActs, "ledger.tell"],
  },

  /** Sheets of structures: every submission, lock and opening states the new state. A sheet without entries is open. */
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
   * Months of contracts: every change of state states it, and for a closed month the totals and the structure, which no record
   * changes from then on. A month without entries is a draft.
   */
  months: rowsOfDays({
    name: "month",
    table: "monthly_contract",
    key: ["contract_id", "month"],
    state: sql`jsonb_build_object('state', t.state, 'totals', ${digestOfTotals}, 'structure', t.structure_id)`,
    as: {
      says: sql`after ? 'state'`,
      state: sql`jsonb_build_object('state', after->'state')
        || case when after ? 'totals' then jsonb_build_object('totals', after->'totals')
          || case when structure_id is null then '{}' else jsonb_build_object('structure', structure_id) end else '{}' end`,
      notAlways: ["totals", "structure"],
      usual: { state: "draft" },
    },
  }),

  /** The acts that brought months to their states (who, when and why), and the confirmations. */
  monthActs: {
    name: "month-acts",
    idShape: contractMonthShape,
    present: ({ organizationId, ids }) => sql`
      select a || '/' || b as subject_id, jsonb_build_array((
        select jsonb_agg(jsonb_build_array(m.seq, m.state, extract(epoch from m.at), m.by_user, m.reason, m.signature_id)
          order by m.seq)
        from monthly_contract_act m
        where m.organization_id = ${organizationId} and m.contract_id = i.a::uuid and m.month = i.b), (
        select jsonb_agg(jsonb_build_array(c.id, c.digest, c.versions, c.totals, extract(epoch from c.at), c.link_id, c.by_user)
          order by c.id)
        from month_confirmation c
        where c.organization_id = ${organizationId} and c.contract_id = i.a::uuid and c.month = i.b)) as state
      from ${
        ids === null
          ? sql`(
              select contract_id::text as a, month as b from monthly_contract_act where organization_id = ${organizationId}
              union select contract_id::text, month from month_confirmation where organization_id = ${organizationId}) i`
          : pairs(ids)
      }`,
    as: { form: 1 },
  },

  /** The acts that brought sheets to their states (who, when, why). Sheets that the nightly job opened, if untouched, have no entries. */
  sheetActs: {
    name: "sheet-acts",
    idShape: contractDayShape,
    present: ({ organizationId, ids }) => sql`
      select a || '/' || b as subject_id, (
        select jsonb_agg(jsonb_build_array(t.seq, t.state, extract(epoch from t.at), t.by_user, t.reason) order by t.seq)
        from attendance_sheet_act t
        where t.organization_id = ${organizationId} and t.structure_id = i.a::uuid and t.date = i.b::date) as state
      from ${
        ids === null
          ? sql`(
              select distinct structure_id::text as a, to_char(date, 'YYYY-MM-DD') as b from attendance_sheet_act
              where organization_id = ${organizationId} and state <> 'open') i`
          : pairs(ids)
      }`,
    as: { form: 1 },
  },

  /** Explanations of findings of a contract's month: each concerns one finding, as it was. */
  findingNotes: {
    name: "finding-note",
    idShape: contractMonthShape,
    present: (query) => sql`
      select ${dayOf(["contract_id", "month"])} as subject_id, jsonb_agg(jsonb_build_array(t.id, t.rule, t.date, t.inputs, t.note,
        extract(epoch from t.at), t.by_user) order by t.id) as state
      from ${rowsOfKey("finding_note", ["contract_id", "month"], query)}
      group by t.contract_id, t.month`,
    as: { form: 1 },
  },

  /** What a fund pays for days of sickness: the subject is the first of its days in each month. */
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

  /** Corrections of a contract's leave balance of a year. */
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
