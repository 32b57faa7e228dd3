import { sql } from "kysely";
import { type Day, firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { moveSheets } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { sheetActReasons } from "#texts/verification.ts";

type Months = { month: Month; contractIds: readonly string[] };

/**
 * Locks the structures that the contracts belong to in the month, before any of their months: when two calls submit
 * months of one structure, the second then sees what the first submitted.
 */
export async function lockStructuresOf(
  tx: Writer,
  { organizationId }: BodyContext,
  query: Months,
): Promise<void> {
  await sql`
    select from structure where organization_id = ${organizationId} and id in (${structuresOf(organizationId, query)})
    order by id for no key update`.execute(tx);
}

/**
 * Submits the day sheets of submitted months, so that no one has to submit each day separately: the sheet of a day on
 * which anyone of the structure has a record is submitted with the last month of the people who belong there on that
 * day. Returns the ledger entries.
 */
export async function submitSheetsOf(
  tx: Writer,
  ctx: BodyContext,
  query: Months,
): Promise<Entry[]> {
  const { organizationId } = ctx;
  const [first, last] = [firstDay(query.month), lastDay(query.month)];
  const { rows } = await sql<{ structureId: string; date: Day }>`
    select r.structure_id as "structureId", r.date
    from attendance_record r
    where r.organization_id = ${organizationId} and r.structure_id in (${structuresOf(organizationId, query)})
      and r.date between ${first}::date and ${last}::date
    group by r.structure_id, r.date
    having not exists (
      select from running_term t
      left join monthly_contract m on m.organization_id = t.organization_id and m.contract_id = t.contract_id
        and m.month = ${query.month}
      where t.organization_id = ${organizationId} and t.structure_id = r.structure_id
        and r.date between t.first_day and t.last_day and coalesce(m.state, 'draft') in ('draft', 'returned'))
    order by r.structure_id, r.date`.execute(tx);
  const reason = sheetActReasons.submitted;
  const sheets = rows.map((sheet) => ({ ...sheet, reason }));
  return moveSheets(tx, ctx, sheets, "submitted");
}

function structuresOf(organizationId: string, { month, contractIds }: Months) {
  return sql`
    select structure_id from running_term
    where organization_id = ${organizationId} and contract_id = any (${contractIds}::uuid[])
      and first_day <= ${lastDay(month)}::date and last_day >= ${firstDay(month)}::date`;
}
