import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Bodies, with the account from which they pay. */
export const stateOfOrganizations: StateSource = {
  name: "organization",
  idShape: uuidShape,
  present: (asked) => sql`
    select o.id::text as subject_id, jsonb_build_array(o.description, o.short_title, o.afm, o.legal_form, o.regime,
      o.municipality, o.email, o.phone, o.address, o.postcode, o.debtor_iban, o.debtor_bic)
      || case when o.kept_from is null then '[]' else jsonb_build_array(o.kept_from) end as state
    from organization o where ${among("o.id", asked)}`,
  as: { form: 1 },
};
