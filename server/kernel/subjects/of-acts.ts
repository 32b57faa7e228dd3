import { sql } from "kysely";
import { rowsOfBody, type StateSource } from "./subject.ts";

/** Acts on many at once: their decision, whom they cover, the records that they wrote, and that they were withdrawn. */
export const collectiveActs: StateSource = rowsOfBody({
  table: "collective_act",
  state: sql`jsonb_build_array(t.title, t.code, t.from_day, t.to_day, t.number, t.decided_on, t.ada, t.whole_body,
  t.with_substructures, t.people, t.days, t.made_by, extract(epoch from t.made_at), (
    select jsonb_agg(s.structure_id order by s.structure_id)
    from collective_act_structure s where s.organization_id = t.organization_id and s.act_id = t.id), (
    select jsonb_agg(p.employee_id order by p.employee_id)
    from collective_act_person p where p.organization_id = t.organization_id and p.act_id = t.id), (
    select jsonb_agg(jsonb_build_array(r.contract_id, r.date, r.version) order by r.contract_id, r.date)
    from collective_act_record r where r.organization_id = t.organization_id and r.act_id = t.id), (
    select jsonb_build_array(w.emptied, w.kept, w.reason, w.by_user, extract(epoch from w.at))
    from collective_act_withdrawal w where w.organization_id = t.organization_id and w.act_id = t.id))`,
});

/** The deputies of the representative, by which act, and how it ended. */
export const deputyActs: StateSource = rowsOfBody({
  table: "deputy_act",
  state: sql`jsonb_build_array(t.user_id, t.represents, t.from_day, t.to_day, t.number, t.decided_on, t.ada, t.made_by,
  extract(epoch from t.made_at), t.ended_by, extract(epoch from t.ended_at), t.end_reason)`,
});
