import { sql } from "kysely";
import { among, codeShape, type StateSource } from "./subject.ts";

/** Global parameters, each with all that was ever set. */
export const stateOfParameters: StateSource = {
  name: "parameter",
  idShape: codeShape,
  present: (asked) => sql`
    select g.key as subject_id, jsonb_agg(jsonb_build_array(g.id, g.value, g.valid_from, g.set_by) order by g.id) as state
    from global_param g where ${among("g.key", asked, "text")} group by g.key`,
  as: { form: 1 },
};

/** Rules of sign-in that are not the usual ones. */
export const stateOfSecurityRules: StateSource = {
  name: "security-rule",
  idShape: codeShape,
  present: (asked) => sql`
    select r.key as subject_id, r.value as state from security_rule r where ${among("r.key", asked, "text")}`,
  as: { form: 1 },
};
