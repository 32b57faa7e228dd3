import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** People: their numbers, their account, and who they are. */
export const stateOfEmployees: StateSource = {
  name: "employee",
  idShape: uuidShape,
  present: (asked) => sql`
    select e.id::text as subject_id, jsonb_build_array(e.afm, e.amka, e.last_name, e.first_name, e.father_name, e.birth_date,
      e.email, e.phone, e.iban, e.education, e.specialty, e.card_number) as state
    from employee e where e.organization_id = ${asked.organizationId} and ${among("e.id", asked)}`,
  as: { form: 1 },
};
