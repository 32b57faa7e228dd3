import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { organizations, StructureCompleteness } from "#api/organizations.ts";
import { firstDay, lastDay, monthOf } from "#domain/calendar/day.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { organizationOf } from "./organizations.queries.ts";

/** How far the running month is recorded in each open structure: what the months' totals and the sheets say. */
export async function completenessOfOrganization(
  ctx: SignedContext,
  { id }: InputOf<typeof organizations.getCompleteness>,
): Promise<OutputOf<typeof organizations.getCompleteness>> {
  if (!(await organizationOf(ctx, id))) throw new Fault("not-found");
  const month = monthOf(ctx.today);
  const { rows } = await readBodies(ctx, [id], (db) =>
    sql<StructureCompleteness>`
      select s.id as "structureId", s.title,
        coalesce(m.contracts, 0) as contracts,
        coalesce(r.days, 0) as "recordedDays",
        coalesce(m.pending, 0) as "pendingDays",
        coalesce(m.missing, 0) as "missingDays",
        coalesce(t.sheets, 0) as "submittedSheets"
      from structure s
      left join (
        select structure_id, count(distinct contract_id)::int as contracts,
          sum((totals->>'pendingDays')::int)::int as pending, sum((totals->>'missingDays')::int)::int as missing
        from monthly_contract where organization_id = ${id} and month = ${month} group by structure_id
      ) m on m.structure_id = s.id
      left join (
        select structure_id, count(*)::int as days from attendance_record
        where organization_id = ${id} and date between ${firstDay(month)} and ${lastDay(month)} group by structure_id
      ) r on r.structure_id = s.id
      left join (
        select structure_id, count(*)::int as sheets from attendance_sheet
        where organization_id = ${id} and date between ${firstDay(month)} and ${lastDay(month)} and state <> 'open'
        group by structure_id
      ) t on t.structure_id = s.id
      where s.organization_id = ${id} and coalesce(s.closed_on, 'infinity') >= ${firstDay(month)}::date
      order by s.search_key
      limit 1000`.execute(db),
  );
  return { month, structures: rows };
}
