import { sql } from "kysely";
import type { dashboard, Setup } from "#api/dashboard.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** Which prerequisites for keeping attendance a body has. */
export const setupOfBody: Handler<typeof dashboard.getSetup> = async (ctx, { organizationId }) => {
  const setup = await readBody(ctx, async (db) => {
    const { rows } = await sql<Omit<Setup, "firstDay">>`
      select o.kept_from as "keptFrom",
        exists (select from schedule where organization_id = o.id) as "hasSchedule",
        exists (select from structure where organization_id = o.id) as "hasStructure",
        exists (
          select from user_organization l join app_user u on u.id = l.user_id
          where l.organization_id = o.id and u.role = 'LegalRepresentative' and u.disabled_at is null) as "hasSigner",
        exists (select from employee where organization_id = o.id) as "hasEmployee",
        exists (select from contract where organization_id = o.id) as "hasContract",
        exists (select from contract where organization_id = o.id and has_run(state)) as "hasApprovedContract",
        exists (select from attendance_record where organization_id = o.id) as "hasRecord"
      from organization o where o.id = ${organizationId}`.execute(db);
    return orNotFound(rows[0]);
  });
  const { keptFrom, hasApprovedContract, hasRecord } = setup;
  if (!hasApprovedContract || hasRecord) return { ...setup, firstDay: null };
  const owed = await dutyDays(ctx, { from: keptFrom ?? ctx.today, to: ctx.today });
  const [first] = owed.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const firstDay = first ? { structureId: first.structureId, date: first.date } : null;
  return { ...setup, firstDay };
};
