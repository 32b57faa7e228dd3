import { sql } from "kysely";
import { codeShape, isOneOf, listOf, rowsOfBody, type StateSource, uuidShape } from "./subject.ts";

/** Subjects of a body that are rows of a table. */
export const ofBodies = {
  /** Days on which a body or a structure is closed. */
  closures: rowsOfBody({
    table: "closure",
    state: listOf("structure_id title from_day to_day with_substructures reason"),
  }),

  /** Contracts with their terms, and the acts on them. */
  contracts: rowsOfBody({
    table: "contract",
    form: 2,
    since: 1,
    state: sql`jsonb_build_array(t.employee_id, t.number, t.employment_type, t.specialty, t.start_date, t.end_date, t.state,
    t.made_by, t.approved_by, (
      select jsonb_agg(jsonb_build_array(m.id, m.structure_id, m.schedule_id, m.weekly_minutes, m.pay_basis, m.rate,
        m.valid_from, m.valid_to) order by m.valid_from, m.id)
      from contract_term m where m.organization_id = t.organization_id and m.contract_id = t.id), (
      select jsonb_agg(jsonb_build_array(a.seq, a.state, extract(epoch from a.at), a.by_user, a.reason) order by a.seq)
      from contract_act a where a.organization_id = t.organization_id and a.contract_id = t.id))`,
  }),

  /** Documents: what was filed, its digest, and all decisions on it. */
  documents: rowsOfBody({
    table: "document",
    state: sql`jsonb_build_array(t.kind, t.contract_id, t.file_name, t.type, t.size_bytes, encode(t.sha256, 'hex'), t.expires_on,
    t.note, t.state, t.replaces, t.uploaded_by, extract(epoch from t.uploaded_at), (
      select jsonb_agg(jsonb_build_array(a.seq, a.state, extract(epoch from a.at), a.by_user, a.reason) order by a.seq)
      from document_act a where a.organization_id = t.organization_id and a.document_id = t.id))`,
  }),

  /** People: their numbers, account and identity, and the badges and PINs they were given, by their digests. */
  employees: rowsOfBody({
    table: "employee",
    form: 2,
    since: 1,
    state: sql`${listOf(`afm amka last_name first_name father_name birth_date email phone iban education specialty
    card_number`)} || jsonb_build_array(jsonb_build_array((
      select jsonb_agg(jsonb_build_array(b.id, encode(b.digest, 'hex'), extract(epoch from b.issued_at), b.issued_by, e.reason,
        extract(epoch from e.at), e.by_user) order by b.id)
      from badge b left join badge_end e on e.organization_id = b.organization_id and e.badge_id = b.id
      where b.organization_id = t.organization_id and b.employee_id = t.id), (
      select jsonb_agg(jsonb_build_array(n.seq, encode(n.mark, 'hex'), extract(epoch from n.at), n.by_user) order by n.seq)
      from employee_pin n where n.organization_id = t.organization_id and n.employee_id = t.id)))`,
  }),

  /** Devices: whose key is accepted, where, in which state and by whom; for a reader its door too. Signs of life are not included. */
  devices: rowsOfBody({
    table: "device",
    state: sql`jsonb_build_array(t.structure_id, t.title, t.state, t.kind, encode(t.public_key, 'hex'), (
      select jsonb_agg(jsonb_build_array(a.seq, a.state, extract(epoch from a.at), a.by_user) order by a.seq)
      from device_act a where a.organization_id = t.organization_id and a.device_id = t.id), (
      select r.serial from reader r where r.organization_id = t.organization_id and r.device_id = t.id), (
      select jsonb_build_array(d.serial, encode(d.mark, 'hex'), d.networks)
      from reader_door d where d.body = t.organization_id and d.device = t.id))`,
  }),

  /** How a body submits to ERGANI: since when, with which account, and when it had no power or line. */
  ergani: {
    name: "ergani",
    idShape: uuidShape,
    present: ({ organizationId }) => sql`
      select ${organizationId}::text as subject_id, jsonb_build_array(s.turns, a.account, o.outages) as state
      from (
        select jsonb_agg(jsonb_build_array(seq, is_on, from_day, extract(epoch from at), by_user) order by seq) as turns
        from ergani_switch where organization_id = ${organizationId}) s
      cross join (
        select jsonb_agg(jsonb_build_array(place, branch, user_name, user_type, encode(sha256(sealed_password), 'hex'),
          extract(epoch from saved_at), saved_by)) as account
        from ergani_account where organization_id = ${organizationId}) a
      cross join (
        select jsonb_agg(jsonb_build_array(id, extract(epoch from from_at), extract(epoch from to_at), by_user) order by id) as outages
        from ergani_outage where organization_id = ${organizationId} and cause = 'power') o
      where num_nonnulls(s.turns, a.account, o.outages) > 0`,
    as: { form: 1 },
  },

  /** The settings of the rules that check a month, each with all days from which they apply. */
  findingParameters: {
    name: "parameter",
    idShape: codeShape,
    present: (query) => sql`
    select f.name as subject_id, jsonb_agg(jsonb_build_array(f.valid_from, f.value, f.set_by) order by f.valid_from) as state
    from finding_parameter f where f.organization_id = ${query.organizationId} and ${isOneOf("f.name", query, "text")}
    group by f.name`,
    as: { form: 1 },
  },

  /** Decisions that allow overtime, with the people they cover, and their end. */
  overtimeDecisions: rowsOfBody({
    table: "overtime_decision",
    state: sql`jsonb_build_array(t.kind, t.organ, t.number, t.decided_on, t.ada, t.gazette, t.from_day, t.to_day, t.work, t.kae,
    t.month_minutes, t.total_minutes, t.made_by, extract(epoch from t.made_at), (
      select jsonb_agg(jsonb_build_array(p.employee_id, p.month_minutes, p.total_minutes) order by p.employee_id)
      from overtime_decision_person p where p.organization_id = t.organization_id and p.decision_id = t.id), (
      select jsonb_agg(s.structure_id order by s.structure_id)
      from overtime_decision_structure s where s.organization_id = t.organization_id and s.decision_id = t.id), (
      select jsonb_build_array(e.last_day, e.amended_by, e.reason, e.by_user, extract(epoch from e.at))
      from overtime_decision_end e where e.organization_id = t.organization_id and e.decision_id = t.id))`,
  }),

  /** How punched times are treated, and from when on. */
  punchRules: {
    name: "punch-rule",
    idShape: /^\d{1,9}$/,
    present: ({ organizationId, ids }) => sql`
      select t.number::text as subject_id, jsonb_build_array(t.rounding, t.grace_minutes, t.valid_from, t.set_by,
        extract(epoch from t.set_at)) as state
      from punch_rule t
      where t.organization_id = ${organizationId} and ${ids === null ? sql`true` : sql`t.number = any (${ids}::int[])`}`,
    as: { form: 1 },
  },

  /** Holds that forbid an erasure, and their end. */
  legalHolds: rowsOfBody({
    table: "legal_hold",
    state: sql`jsonb_build_array(t.employee_id, t.reason, t.set_by, extract(epoch from t.set_at), (
      select jsonb_build_array(e.reason, e.by_user, extract(epoch from e.at))
      from legal_hold_end e where e.organization_id = t.organization_id and e.hold_id = t.id))`,
  }),

  /** That the document of an absence was received, or that this entry was a mistake. */
  leaveDocuments: rowsOfBody({
    table: "leave_document",
    state: sql`jsonb_build_array(t.contract_id, t.reason, t.from_day, t.to_day, t.how, t.document_id, t.by_user,
      extract(epoch from t.at), (
        select jsonb_build_array(w.by_user, extract(epoch from w.at))
        from leave_document_withdrawal w where w.organization_id = t.organization_id and w.id = t.id))`,
  }),

  /** Addresses from which a calendar reads who is away, until they are revoked. */
  leaveFeeds: rowsOfBody({
    table: "leave_feed",
    state: sql`jsonb_build_array(t.structure_id, encode(t.token_hash, 'hex'), t.tells_reasons, t.made_by,
      extract(epoch from t.made_at), t.revoked_by, extract(epoch from t.revoked_at))`,
  }),

  /** Samples with the sheets that were drawn, and the outcome of each verification. */
  samples: rowsOfBody({
    table: "verification_sample",
    state: sql`jsonb_build_array(t.month, t.rule, t.seed, t.population, t.drawn_by, extract(epoch from t.drawn_at), (
      select jsonb_agg(jsonb_build_array(s.structure_id, s.date, s.place, s.score) order by s.place, s.structure_id, s.date)
      from verification_sample_sheet s where s.organization_id = t.organization_id and s.sample_id = t.id), (
      select jsonb_agg(jsonb_build_array(o.id, o.structure_id, o.date, o.outcome, o.note, o.by_user, extract(epoch from o.at))
        order by o.id)
      from verification_outcome o where o.organization_id = t.organization_id and o.sample_id = t.id))`,
  }),

  /** Feasts that only this body observes. */
  localHolidays: rowsOfBody({
    name: "holiday",
    table: "organization_holiday",
    state: listOf("month day_of_month easter_offset title source valid_from valid_to"),
  }),

  /** Schedules: what they plan, and which part of a break is paid. */
  schedules: rowsOfBody({
    table: "schedule",
    state: listOf("title anchor weeks works_holidays break_minutes break_paid balance"),
  }),

  /** Signatures: each entry states what was signed, of which structure, when, and by whom; an erasure, by another user, restates it. */
  signatures: {
    ...rowsOfBody({
      name: "signature",
      table: "month_signature",
      state: sql`jsonb_build_object('month', t.month, 'digest', t.digest, 'code', t.code,
        'by', t.signed_by, 'structure', t.structure_id, 'leftOut', to_jsonb(t.left_out), 'countersigns', t.countersigns,
        'deputyAct', t.deputy_act,
        'signedAt', to_char(t.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
    }),
    as: {
      says: sql`after ? 'code'`,
      state: sql`jsonb_build_object('month', after->'month', 'digest', after->'digest', 'code', after->'code') || case
        when act in ('month.sign', 'month.countersign') or after ? 'signedBy' then jsonb_build_object(
          'by', coalesce(after->>'signedBy', actor_id::text), 'structure', structure_id,
          'leftOut', coalesce(after->'leftOut', '[]'), 'countersigns', after->'countersigns',
          'deputyAct', after->'deputyAct')
        else '{}' end || case when after ? 'signedAt' then jsonb_build_object('signedAt', after->'signedAt') else '{}' end`,
      notAlways: ["by", "structure", "leftOut", "countersigns", "deputyAct", "signedAt"],
      usual: null,
    },
  },

  /** The names that a signed sheet prints, as they were. */
  printedNames: rowsOfBody({
    name: "printed-names",
    table: "month_signature",
    state: listOf("signer_name represents_name author_name"),
  }),

  /** Structures with their place, without the person in charge, whose name may be erased. */
  structures: rowsOfBody({
    table: "structure",
    form: 2,
    since: 1,
    state: listOf("parent_id code title category address schedule_id opened_on closed_on place"),
  }),

  /** Requests to write on a locked sheet: what is open, for how long, why, and the acts on them. */
  unlockRequests: rowsOfBody({
    name: "unlock-request",
    table: "unlock_request",
    form: 2,
    since: 1,
    state: sql`jsonb_build_array(t.structure_id, t.contract_id, t.from_day, t.to_day, t.reason, t.state,
    extract(epoch from t.expires_at), t.asked_by, jsonb_build_array(t.explanation, extract(epoch from t.asked_at), (
      select jsonb_agg(jsonb_build_array(a.seq, a.state, extract(epoch from a.at), a.by_user, a.reason,
        extract(epoch from a.expires_at)) order by a.seq)
      from unlock_request_act a where a.organization_id = t.organization_id and a.request_id = t.id)))`,
  }),
} satisfies Record<string, StateSource>;
