import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { dashboard } from "#api/dashboard.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** What a body has of what it needs before it can keep attendance. */
export const setupOfBody: Handler<typeof dashboard.getSetup> = (ctx, { organizationId }) =>
  readBody(ctx, async (db) => {
    const { rows } = await sql<OutputOf<typeof dashboard.getSetup>>`
      select o.kept_from as "keptFrom",
        exists (select from schedule where organization_id = o.id) as "hasSchedule",
        exists (select from structure where organization_id = o.id) as "hasStructure",
        exists (
          select from user_organization l join app_user u on u.id = l.user_id
          where l.organization_id = o.id and u.role = 'LegalRepresentative' and u.disabled_at is null) as "hasSigner",
        exists (select from employee where organization_id = o.id) as "hasEmployee",
        exists (select from contract where organization_id = o.id) as "hasContract",
        exists (select from contract where organization_id = o.id and has_run(state)) as "hasApprovedContract",
        exists (select from attendance_record where organization_id = o.id) as "hasRecord",
        (select s.id from structure s where s.organization_id = o.id order by s.opened_on, s.id limit 1) as "firstStructure"
      from organization o where o.id = ${organizationId}`.execute(db);
    const [setup] = rows;
    if (!setup) throw new Fault("not-found");
    return setup;
  });
