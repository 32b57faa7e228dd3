import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Days on which a body or a structure is closed. */
export const stateOfClosures: StateSource = {
  name: "closure",
  idShape: uuidShape,
  present: (asked) => sql`
    select c.id::text as subject_id, jsonb_build_array(c.structure_id, c.title, c.from_day, c.to_day, c.with_substructures,
      c.reason) as state
    from closure c where c.organization_id = ${asked.organizationId} and ${among("c.id", asked)}`,
  as: { form: 1 },
};
