import { sql } from "kysely";
import type { RecordedSoFar } from "#api/organizations.ts";
import { firstDay, monthOf } from "#domain/calendar/day.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { dutyDays, dutyRows } from "./duty-days.ts";
import { peopleExpected } from "./people-expected.ts";

const nothing: RecordedSoFar = {
  expectedDays: 0,
  recordedDays: 0,
  pendingDays: 0,
  missingDays: 0,
  owedSheets: 0,
  submittedSheets: 0,
};

type StructureCount = { structureId: string; count: number };

/** How far the running month is recorded up to today, by structure; of a single structure if given. */
export async function recordedSoFar(
  ctx: BodyContext,
  structureId?: string,
): Promise<(structureId: string) => RecordedSoFar> {
  const { organizationId, today } = ctx;
  const from = firstDay(monthOf(today));
  const owed = await dutyDays(ctx, { from, to: today, ...(structureId ? { structureId } : {}) });
  const { people, submitted, missing } = await readBody(ctx, async (db) => ({
    people: await peopleExpected(db, { organizationId, owed }),
    submitted: await sql<StructureCount>`
      select d.structure_id as "structureId", count(*)::int as count
      from ${dutyRows(owed)}
      where exists (
        select from attendance_sheet_act a
        where a.organization_id = ${organizationId} and a.structure_id = d.structure_id and a.date = d.date
          and a.state = 'submitted')
      group by d.structure_id`.execute(db),
    missing: await sql<StructureCount>`
      select r.structure_id as "structureId", count(*)::int as count from attendance_record r
      where r.organization_id = ${organizationId} ${structureId ? sql`and r.structure_id = ${structureId}` : sql``}
        and r.date between ${from}::date and ${today}::date and r.label = 'missing'
      group by r.structure_id`.execute(db),
  }));
  const found = new Map<string, RecordedSoFar>();
  const of = (id: string) => {
    const known = found.get(id) ?? { ...nothing };
    found.set(id, known);
    return known;
  };
  for (const one of people) {
    const sum = of(one.structureId);
    sum.expectedDays += one.expected;
    sum.recordedDays += one.recorded;
    sum.pendingDays += one.pending;
    sum.owedSheets += 1;
  }
  for (const one of submitted.rows) of(one.structureId).submittedSheets = one.count;
  for (const one of missing.rows) of(one.structureId).missingDays = one.count;
  return (id) => found.get(id) ?? nothing;
}
