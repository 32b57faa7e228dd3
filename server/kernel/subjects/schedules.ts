import { sql } from "kysely";
import { among, type StateSource, uuidShape } from "./subject.ts";

/** Schedules: what is planned by them, and what of a break is paid. */
export const stateOfSchedules: StateSource = {
  name: "schedule",
  idShape: uuidShape,
  present: (asked) => sql`
    select s.id::text as subject_id, jsonb_build_array(s.title, s.anchor, s.weeks, s.works_holidays, s.break_minutes,
      s.break_paid, s.balance) as state
    from schedule s where s.organization_id = ${asked.organizationId} and ${among("s.id", asked)}`,
  as: { form: 1 },
};
