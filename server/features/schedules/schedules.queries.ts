import { type Selectable, sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { ScheduleItem, schedules } from "#api/schedules.ts";
import { weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { countOf } from "#server/db/count-of.ts";
import { fieldsIn } from "#server/db/columns.ts";
import type { Schedule as ScheduleTable } from "#server/db/database.gen.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { contractsInForceBy } from "./contracts-in-force.ts";

type ScheduleRow = Selectable<ScheduleTable>;

/** Schedules of the body that match the filter, with the number of contracts under each, and their total. */
export async function schedulesPage(
  db: Reader,
  input: InputOf<typeof schedules.getAll>,
  today: Day,
): Promise<{ items: ScheduleItem[]; total: number }> {
  const { organizationId, search } = input;
  const matching = db
    .selectFrom("schedule as p")
    .where("p.organization_id", "=", organizationId)
    .where(matchesWords(sql`greek_key(p.title)`, search));
  const total = await countOf(matching);
  const rows = await sortedBy(
    matching
      .leftJoin(
        contractsInForceBy(db, "schedule_id", { organizationId, day: today }),
        "n.of",
        "p.id",
      )
      .selectAll("p")
      .select((of) => of.fn.coalesce("n.contracts", sql<number>`0`).as("contracts"))
      .select(isUsed(sql.ref("p.organization_id"), sql.ref("p.id")).as("is_used")),
    input.sort,
    { title: "p.title" },
    "p.id",
  )
    .offset(input.skip)
    .limit(input.take)
    .execute();
  return { items: rows.map(itemOf), total };
}

/** A schedule as stored, locked until the transaction ends; undefined if the body has none with that id. */
export function lockSchedule(tx: Writer, organizationId: string, id: string) {
  return tx
    .selectFrom("schedule as p")
    .selectAll("p")
    .select(isUsed(sql.ref("p.organization_id"), sql.ref("p.id")).as("is_used"))
    .where((of) => of.and({ "p.organization_id": organizationId, "p.id": id }))
    .forUpdate()
    .executeTakeFirst();
}

/** The columns that make up a schedule. */
export const columnsOfSchedule = [
  "id",
  "title",
  "anchor",
  "works_holidays",
  "break_minutes",
  "weeks",
  "break_paid",
  "balance",
] as const;

/** Guarantee: only the schedules' write calls write the columns `weeks` and `balance`, after `refusalToSchedule`. */
export function scheduleFromRow(
  row: Pick<ScheduleRow, (typeof columnsOfSchedule)[number]>,
): Schedule {
  return {
    ...fieldsIn(row, ["id", "title", "anchor", "worksHolidays", "breakMinutes"]),
    weeks: row.weeks as Schedule["weeks"],
    breakIsPaid: row.break_paid,
    balance: row.balance as Schedule["balance"],
  };
}

function itemOf(row: ScheduleRow & { contracts: number; is_used: boolean }): ScheduleItem {
  const schedule = scheduleFromRow(row);
  return {
    ...schedule,
    version: row.version,
    weeklyMinutes: weeklyMinutesOf(schedule),
    contracts: row.contracts,
    isUsed: row.is_used,
  };
}

/** Whether a day was recorded under the schedule. */
function isUsed(organizationId: ReturnType<typeof sql.ref>, id: ReturnType<typeof sql.ref>) {
  return sql<boolean>`exists (
    select from contract_term t
    join attendance_record r on r.organization_id = t.organization_id and r.contract_id = t.contract_id and r.term_id = t.id
    where t.organization_id = ${organizationId} and t.schedule_id = ${id})`;
}
