import { sql } from "kysely";
import { addMonths, firstDay, type Month, monthOf } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Older disputes are no longer reported. */
const months = 12;

/** The number of disputes waiting for an answer in each month, oldest first; the list of the month shows the same. */
export async function disputesWaiting(
  { organizationId, today }: Pick<BodyContext, "organizationId" | "today">,
  db: Reader,
): Promise<{ month: Month; open: number }[]> {
  const from = firstDay(addMonths(monthOf(today), -months));
  const { rows } = await sql<{ month: Month; open: number }>`
    select to_char(d.date, 'YYYY-MM') as month, count(*)::int as open from day_dispute d
    where d.organization_id = ${organizationId} and d.date >= ${from}
      and not exists (
        select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id)
    group by 1 order by 1`.execute(db);
  return rows;
}
