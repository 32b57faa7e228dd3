import { sql } from "kysely";
import { contractMonthShape, rowOfEach, type StateSource } from "./subject.ts";

/** Months of contracts: every change of their state says it. One of which nothing was told is a draft. */
export const stateOfMonths: StateSource = {
  name: "month",
  idShape: contractMonthShape,
  present: ({ organizationId, ids }) => sql`
    select m.contract_id || '/' || m.month as subject_id, jsonb_build_object('state', m.state) as state
    from ${ids === null ? sql`monthly_contract m` : rowOfEach(ids, sql`select * from monthly_contract where organization_id = ${organizationId} and contract_id = i.a::uuid and month = i.b`, "m")}
    where m.organization_id = ${organizationId}`,
  as: {
    says: sql`after ? 'state'`,
    state: sql`jsonb_build_object('state', after->'state')`,
    usual: { state: "draft" },
  },
};
