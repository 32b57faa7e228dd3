import { sql } from "kysely";
import { contractDayShape, rowOfEach, type StateSource } from "./subject.ts";

/** Records of attendance: every entry about one says in full how it then stood. */
export const stateOfRecords: StateSource = {
  name: "record",
  idShape: contractDayShape,
  present: ({ organizationId, ids }) => sql`
    select r.contract_id || '/' || to_char(r.date, 'YYYY-MM-DD') as subject_id, jsonb_build_object(
      'intervals', r.intervals, 'note', r.note, 'version', r.version, 'label', r.label,
      'workedMinutes', case when r.worked_minutes = coalesce((r.result->>'workedMinutes')::int, 0) then r.worked_minutes end) as state
    from ${ids === null ? sql`attendance_record r` : rowOfEach(ids, sql`select * from attendance_record where organization_id = ${organizationId} and contract_id = i.a::uuid and date = i.b::date`, "r")}
    where r.organization_id = ${organizationId}`,
  as: {
    says: sql`after ? 'version'`,
    state: sql`jsonb_build_object('intervals', after->'intervals', 'note', after->'note', 'version', after->'version',
      'label', after->'label', 'workedMinutes', after->'workedMinutes')`,
    usual: null,
  },
};
