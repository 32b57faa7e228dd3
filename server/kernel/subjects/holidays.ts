import { sql } from "kysely";
import { among, codeShape, type StateSource, uuidShape } from "./subject.ts";

/** Feasts that a body keeps by itself. */
export const stateOfLocalHolidays: StateSource = {
  name: "holiday",
  idShape: uuidShape,
  present: (asked) => sql`
    select h.id::text as subject_id, jsonb_build_array(h.month, h.day_of_month, h.easter_offset, h.title, h.source,
      h.valid_from, h.valid_to) as state
    from organization_holiday h where h.organization_id = ${asked.organizationId} and ${among("h.id", asked)}`,
  as: { form: 1 },
};

/** Holidays of all, with the years in which they were moved. */
export const stateOfHolidays: StateSource = {
  name: "holiday",
  idShape: codeShape,
  present: (asked) => sql`
    select h.id as subject_id, jsonb_build_array(h.title, h.kind, h.month, h.day_of_month, h.easter_offset, h.stop_minute,
      h.applies_to, h.source, h.valid_from, h.valid_to, (
        select jsonb_agg(jsonb_build_array(m.year, m.moved_to, m.source) order by m.year)
        from holiday_move m where m.rule_id = h.id)) as state
    from holiday_rule h where ${among("h.id", asked, "text")}`,
  as: { form: 1 },
};
