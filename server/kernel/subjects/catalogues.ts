import { sql } from "kysely";
import { among, codeShape, type StateSource } from "./subject.ts";

const reasonColumns =
  `title short_title regime reason_group unit paid counts_as_presence counts_as_service max_per_year
  day_basis requires_document is_sensitive ergani_code legal_basis sort_order valid_from max_per_event max_consecutive
  min_service_months document_kind document_due_days requires_approval notice_days proportional_to_contract carry_over_until
  carried_as gender_or_role payroll_code colour is_active`.split(/\s+/);

const fieldsOfReason = (of: string) =>
  sql`jsonb_build_array(${sql.join(reasonColumns.map((column) => sql.ref(`${of}.${column}`)))})`;

/** Reasons of absence, each with what was changed of it and from when. */
export const stateOfAbsenceReasons: StateSource = {
  name: "absence-reason",
  idShape: codeShape,
  present: (asked) => sql`
    select r.code as subject_id, jsonb_build_array(${fieldsOfReason("r")}, (
        select jsonb_agg(jsonb_build_array(c.id, c.set_by, ${fieldsOfReason("c")}) order by c.id)
        from absence_reason_change c where c.code = r.code)) as state
    from absence_reason r where ${among("r.code", asked, "text")}`,
  as: { form: 1 },
};

/** Reasons for unlocking. */
export const stateOfUnlockReasons: StateSource = {
  name: "unlock-reason",
  idShape: codeShape,
  present: (asked) => sql`
    select r.code as subject_id, jsonb_build_array(r.title, r.hint, r.sort_order, r.valid_to) as state
    from unlock_reason r where ${among("r.code", asked, "text")}`,
  as: { form: 1 },
};

/** Kinds of documents. */
export const stateOfDocumentKinds: StateSource = {
  name: "document-kind",
  idShape: codeShape,
  present: (asked) => sql`
    select k.code as subject_id, jsonb_build_array(k.title, k.about, k.expires, k.for_approval, k.decided_by, k.sort_order,
      k.valid_from, k.valid_to, k.usual_months, k.types) as state
    from document_kind k where ${among("k.code", asked, "text")}`,
  as: { form: 1 },
};
