import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { calendarOfRows, reasonsOf, scheduleOf, termOf } from "./as-domain.ts";
import type { StoredRow } from "./builders.ts";
import { inBodies, type Place } from "./in-body.ts";
import { recordRow, resultOn } from "./record-row.ts";

type RecordInput = {
  contract: Pick<StoredRow<"contract">, "id" | "organization_id" | "start_date" | "end_date">;
  date: Day;
  /** Present as planned by default. */
  intervals?: readonly Interval[];
  note?: string;
};

const asPlanned: Interval[] = [{ kind: "work", from: null, to: null, mark: "typed" }];

/** The record of one day, computed as the application computes it. Throws outside the contract's terms. */
export function buildRecord(
  db: Place,
  { contract, date, intervals = asPlanned, note = "" }: RecordInput,
): Promise<StoredRow<"attendance_record">> {
  const { id, organization_id } = contract;
  return inBodies(db, [organization_id], async (tx) => {
    const terms = await tx
      .selectFrom("contract_term")
      .selectAll()
      .where("contract_id", "=", id)
      .execute();
    const schedules = await tx
      .selectFrom("schedule")
      .selectAll()
      .where(
        "id",
        "in",
        terms.map((term) => term.schedule_id),
      )
      .execute();
    const days = {
      contract,
      terms: terms.map(termOf),
      schedules: new Map(schedules.map((row) => [row.id, scheduleOf(row)])),
      calendar: await calendarOfBody(tx, organization_id),
      reasons: reasonsOf(await tx.selectFrom("absence_reason").selectAll().execute()),
    };
    const row = recordRow(days, date, intervals, resultOn(days, date, intervals));
    return tx
      .insertInto("attendance_record")
      .values({ ...row, note })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function calendarOfBody(tx: Place, organizationId: string): Promise<Calendar> {
  const { regime } = await tx
    .selectFrom("organization")
    .select("regime")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return calendarOfRows({
    regime,
    rules: await tx.selectFrom("holiday_rule").selectAll().execute(),
    moves: await tx.selectFrom("holiday_move").selectAll().execute(),
    locals: await tx.selectFrom("organization_holiday").selectAll().execute(),
    closures: await tx.selectFrom("closure").selectAll().execute(),
  });
}
