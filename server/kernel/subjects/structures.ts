import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Structures, without the person in charge, who may be erased. */
export const stateOfStructures: StateSource = {
  name: "structure",
  idShape: uuidShape,
  present: (asked) => sql`
    select s.id::text as subject_id, jsonb_build_array(s.parent_id, s.code, s.title, s.category, s.address, s.schedule_id,
      s.opened_on, s.closed_on) as state
    from structure s where s.organization_id = ${asked.organizationId} and ${among("s.id", asked)}`,
  as: { form: 1 },
};
