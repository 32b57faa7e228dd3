import { sql } from "kysely";
import { contractDayShape, rowOfEach, type StateSource } from "./subject.ts";

/** Sheets of structures: every submission, lock and opening says the state. One of which nothing was told is open. */
export const stateOfSheets: StateSource = {
  name: "sheet",
  idShape: contractDayShape,
  present: ({ organizationId, ids }) => sql`
    select s.structure_id || '/' || to_char(s.date, 'YYYY-MM-DD') as subject_id, jsonb_build_object('state', s.state) as state
    from ${ids === null ? sql`attendance_sheet s` : rowOfEach(ids, sql`select * from attendance_sheet where organization_id = ${organizationId} and structure_id = i.a::uuid and date = i.b::date`, "s")}
    where s.organization_id = ${organizationId}`,
  as: {
    says: sql`after ? 'state'`,
    state: sql`jsonb_build_object('state', after->'state')`,
    usual: { state: "open" },
  },
};
