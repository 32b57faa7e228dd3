import { sql } from "kysely";
import { contractDayShape, pairs, type StateSource } from "./subject.ts";

/** What a fund pays for days of sickness: told of the first day in each month that it touches. */
export const stateOfSicknessBenefits: StateSource = {
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
};
