import { sql } from "kysely";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { StructureMonth } from "./digest-of-month.ts";

/** How many days of a structure's month their employees dispute and nobody has answered. */
export async function openDisputes(
  db: Reader,
  { organizationId, structureId, month }: StructureMonth,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from day_dispute d
    where d.organization_id = ${organizationId} and d.structure_id = ${structureId} and d.date between ${firstDay(month)} and ${lastDay(month)}
      and not exists (
        select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id)
  `.execute(db);
  return rows[0]?.count ?? 0;
}
