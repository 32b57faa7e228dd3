import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Payments with their lines and what each line is made of. */
export const stateOfPayments: StateSource = {
  name: "payment",
  idShape: uuidShape,
  present: (asked) => sql`
    select p.id::text as subject_id, jsonb_build_array(p.number, p.month, p.state, p.reissue_of, p.created_by, p.approved_by,
      p.execution_date, p.total, p.line_count, (
        select jsonb_agg(jsonb_build_array(l.id, l.employee_id, l.name, l.iban, l.amount, l.state, l.bank_code, l.bank_text)
          order by l.id)
        from payment_line l where l.organization_id = p.organization_id and l.payment_id = p.id), (
        select jsonb_agg(jsonb_build_array(i.id, i.line_id, i.contract_id, i.month, i.seq, i.amount, i.worth, i.live)
          order by i.id)
        from payment_item i where i.organization_id = p.organization_id and i.payment_id = p.id)) as state
    from payment p where p.organization_id = ${asked.organizationId} and ${among("p.id", asked)}`,
  as: { form: 1 },
};
