import { sql } from "kysely";
import { contractMonthShape, pairs, type StateSource } from "./subject.ts";

/** Months of contracts: every change of their state says it. One of which nothing was told is a draft. */
export const stateOfMonths: StateSource = {
  name: "month",
  idShape: contractMonthShape,
  present: ({ organizationId, ids }) => sql`
    select m.contract_id || '/' || m.month as subject_id, jsonb_build_object('state', m.state) as state
    from ${ids === null ? sql`monthly_contract m` : sql`${pairs(ids)} join monthly_contract m on m.contract_id = i.a::uuid and m.month = i.b`}
    where m.organization_id = ${organizationId}`,
  as: {
    says: sql`after ? 'state'`,
    state: sql`jsonb_build_object('state', after->'state')`,
    usual: { state: "draft" },
  },
};
