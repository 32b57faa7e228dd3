import { sql } from "kysely";
import { listOf, rowsOfBody, type StateSource } from "./subject.ts";

/** Subjects of a body about money. */
export const ofPayments = {
  /**
   * Payments with their lines, what each line consists of and how it was computed, whom they left out, the acts on them and
   * their reasons, which refused lines of earlier payments they reissue, and the files sent to the bank and received from it, byte by byte: the digest stored with a file is changed
   * as easily as the file.
   */
  payments: rowsOfBody({
    table: "payment",
    form: 5,
    since: 2,
    state: sql`jsonb_build_array(t.number, t.month, t.state, t.reissue_of, t.created_by, t.approved_by, t.execution_date, t.total,
    t.line_count, (
      select jsonb_agg(jsonb_build_array(l.id, l.employee_id, l.name, l.iban, l.amount, l.state, l.bank_code, l.bank_text)
        order by l.id)
      from payment_line l where l.organization_id = t.organization_id and l.payment_id = t.id), (
      select jsonb_agg(jsonb_build_array(i.id, i.line_id, i.contract_id, i.month, i.seq, i.amount, i.worth, i.live)
        order by i.id)
      from payment_item i where i.organization_id = t.organization_id and i.payment_id = t.id), (
      select jsonb_agg(jsonb_build_array(a.seq, a.act, a.state, a.by_user, extract(epoch from a.at), a.submitted_on,
        a.reference) order by a.seq)
      from payment_act a where a.organization_id = t.organization_id and a.payment_id = t.id), (
      select jsonb_build_array(f.message_id, encode(sha256(f.content), 'hex'))
      from payment_file f where f.organization_id = t.organization_id and f.payment_id = t.id), (
      select jsonb_agg(encode(sha256(b.content), 'hex') order by b.id)
      from payment_answer b where b.organization_id = t.organization_id and b.payment_id = t.id), (
      select jsonb_agg(jsonb_build_array(x.contract_id, x.month, x.reason, x.amount, x.days) order by x.contract_id, x.month)
      from payment_exclusion x where x.organization_id = t.organization_id and x.payment_id = t.id), jsonb_build_array((
      select jsonb_agg(jsonb_build_array(a.seq, a.reason) order by a.seq)
      from payment_act a where a.organization_id = t.organization_id and a.payment_id = t.id), (
      select jsonb_agg(jsonb_build_array(i.id, i.steps) order by i.id)
      from payment_item i where i.organization_id = t.organization_id and i.payment_id = t.id), (
      select jsonb_build_array(f.made_by, extract(epoch from f.made_at))
      from payment_file f where f.organization_id = t.organization_id and f.payment_id = t.id)), (
      select jsonb_agg(jsonb_build_array(o.id, o.reissued_by) order by o.id)
      from payment_line o left join payment_line l on l.organization_id = o.organization_id and l.id = o.reissued_by
      where o.organization_id = t.organization_id and o.reissued_by is not null and coalesce(l.payment_id, o.payment_id) = t.id))`,
  }),

  /** Layouts in which payroll programs import a month. */
  payrollLayouts: rowsOfBody({
    table: "payroll_layout",
    state: listOf("title form per delimiter with_heads decimal_sign hours encoding columns kinds"),
  }),

  /** Recoveries of payments, and who withdrew them and why. */
  recoveries: rowsOfBody({
    table: "payment_recovery",
    state: sql`jsonb_build_array(t.contract_id, t.month, t.amount, t.recovered_on, t.reference, t.by_user,
      extract(epoch from t.at), (
        select jsonb_build_array(w.by_user, extract(epoch from w.at), w.reason)
        from payment_recovery_withdrawal w where w.organization_id = t.organization_id and w.id = t.id))`,
  }),
} satisfies Record<string, StateSource>;
