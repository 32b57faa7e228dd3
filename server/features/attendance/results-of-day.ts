import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import { type PackedResult, unpackResult } from "#domain/attendance/pack-result.ts";
import type { DayResult } from "#domain/attendance/types.ts";
import { fieldsIn } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Calculator } from "./calculator.ts";
import { fieldsOfTerm, type RowOfTerm } from "./current-version.ts";

type Row = Omit<RowOfTerm, "term_id"> & { term_id: string; result: PackedResult | null };

/** The result of everyone of a structure on a day; a duty without a record is pending. */
export async function resultsOfDay(
  db: Reader,
  ctx: BodyContext,
  calculator: Calculator,
  structureId: string,
  date: Day,
): Promise<DayResult[]> {
  const { rows } = await sql<Row>`
    select c.id as contract_id, c.start_date, c.end_date, t.id as term_id, t.schedule_id, t.weekly_minutes, t.valid_from, t.valid_to, r.result
    from running_term t
    join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
    left join attendance_record r on r.organization_id = t.organization_id and r.contract_id = c.id and r.date = ${date}
    where t.organization_id = ${ctx.organizationId} and t.structure_id = ${structureId}
      and ${date}::date between t.first_day and t.last_day
  `.execute(db);
  return rows.map((row) => {
    if (row.result) return unpackResult(row.result);
    const contract = {
      ...fieldsIn(row, ["contractId", "startDate", "endDate"]),
      term: { id: row.term_id, structureId, ...fieldsIn(row, fieldsOfTerm) },
    };
    return calculator.resultOn({
      term: contract.term,
      date,
      structureId,
      ...calculator.planOn(contract, date, structureId),
      intervals: [],
    });
  });
}
