import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Signatures: the entry of each says what was signed. */
export const stateOfSignatures: StateSource = {
  name: "signature",
  idShape: uuidShape,
  present: (asked) => sql`
    select g.id::text as subject_id, jsonb_build_object('month', g.month, 'digest', g.digest, 'code', g.code) as state
    from month_signature g where g.organization_id = ${asked.organizationId} and ${among("g.id", asked)}`,
  as: {
    says: sql`after ? 'code'`,
    state: sql`jsonb_build_object('month', after->'month', 'digest', after->'digest', 'code', after->'code')`,
    usual: null,
  },
};
