import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Requests to write where a sheet is locked: what is open, for how long. */
export const stateOfUnlockRequests: StateSource = {
  name: "unlock-request",
  idShape: uuidShape,
  present: (asked) => sql`
    select u.id::text as subject_id, jsonb_build_array(u.structure_id, u.contract_id, u.from_day, u.to_day, u.reason, u.state,
      extract(epoch from u.expires_at), u.asked_by) as state
    from unlock_request u where u.organization_id = ${asked.organizationId} and ${among("u.id", asked)}`,
  as: { form: 1 },
};
