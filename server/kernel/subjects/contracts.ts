import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Contracts with their terms. */
export const stateOfContracts: StateSource = {
  name: "contract",
  idShape: uuidShape,
  present: (asked) => sql`
    select c.id::text as subject_id, jsonb_build_array(c.employee_id, c.number, c.employment_type, c.specialty, c.start_date,
      c.end_date, c.state, c.made_by, c.approved_by, (
        select jsonb_agg(jsonb_build_array(t.id, t.structure_id, t.schedule_id, t.weekly_minutes, t.pay_basis, t.rate,
          t.valid_from, t.valid_to) order by t.valid_from, t.id)
        from contract_term t where t.organization_id = c.organization_id and t.contract_id = c.id)) as state
    from contract c where c.organization_id = ${asked.organizationId} and ${among("c.id", asked)}`,
  as: { form: 1 },
};
