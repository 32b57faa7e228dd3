import { sql } from "kysely";
import type { organizations } from "#api/organizations.ts";
import { firstDay, monthOf } from "#domain/calendar/day.ts";
import { recordedSoFar } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { organizationOf } from "./organizations.queries.ts";

/** How far the running month is recorded, up to today, in each structure that was open in it. */
export const completenessOfOrganization: Handler<typeof organizations.getCompleteness> = async (
  ctx,
  { id },
) => {
  if (!(await organizationOf(ctx, id))) throw new Fault("not-found");
  const { today } = ctx;
  const month = monthOf(today);
  const body = { ...ctx, organizationId: id, right: null };
  const recorded = await recordedSoFar(body);
  const { rows } = await readBody(body, (db) =>
    sql<{ structureId: string; title: string; contracts: number }>`
      select s.id as "structureId", s.title, (
        select count(distinct t.contract_id)::int from running_term t
        where t.organization_id = ${id} and t.structure_id = s.id
          and t.first_day <= ${today}::date and t.last_day >= ${firstDay(month)}::date) as contracts
      from structure s
      where s.organization_id = ${id} and coalesce(s.closed_on, 'infinity') >= ${firstDay(month)}::date
      order by s.search_key
      limit 1000`.execute(db),
  );
  return { month, structures: rows.map((row) => ({ ...row, ...recorded(row.structureId) })) };
};
