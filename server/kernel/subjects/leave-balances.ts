import { sql } from "kysely";
import { contractYearShape, pairs, type StateSource } from "./subject.ts";

/** Corrections of what a contract has of leave in a year. */
export const stateOfLeaveBalances: StateSource = {
  name: "leave-balance",
  idShape: contractYearShape,
  present: ({ organizationId, ids }) => sql`
    select k.contract_id || '/' || k.year as subject_id, jsonb_agg(jsonb_build_array(k.id, k.reason, k.kind, k.half_days,
      k.by_user) order by k.id) as state
    from ${ids === null ? sql`leave_correction k` : sql`${pairs(ids)} join leave_correction k on k.contract_id = i.a::uuid and k.year = i.b::int`}
    where k.organization_id = ${organizationId}
    group by k.contract_id, k.year`,
  as: { form: 1 },
};
