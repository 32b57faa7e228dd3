import { ReasonFields } from "#api/absence-reasons.ts";
import { ReasonOut } from "#api/reason-to-record.ts";
import type { Selectable } from "kysely";
import type { AbsenceReason, Schedule } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { reasonsByDay } from "#domain/leave/reason-rules.ts";
import { fieldsIn } from "#server/db/columns.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { columnsOfSchedule, scheduleFromRow } from "#server/features/schedules/public.ts";
import { prepared } from "#server/db/pipelined.ts";
import { memoryOfBody } from "#server/kernel/memory-of-body.ts";
import { databaseOf, type Remembered, remembered } from "#server/kernel/memoize-by-text.ts";
import { hiddenEntries } from "./hidden-entries.ts";

/** A reason of the catalogue as people choose it. */
export type CatalogueReason = Required<AbsenceReason> & {
  shortTitle: string;
  minServiceMonths: number | null;
  noticeDays: number | null;
  carryOverUntil: string | null;
  carriedAs: string | null;
  documentKind: string;
  validFrom: Day | null;
  sortOrder: number;
};

/** Every absence reason by code as in force on a day, including retired ones, since old days use them. */
export type ReasonsOn = (day: Day) => ReadonlyMap<string, CatalogueReason>;

/** The reasons in force on any day, and the neutral entries that replace hidden ones. */
export const reasonsOn: Remembered<[Context], ReasonsOn> = remembered(
  (ctx: Context) => `${databaseOf(ctx)}`,
  async (ctx: Context) => {
    const atFirst = await ctx.db.selectFrom("absence_reason").selectAll().execute();
    const changes = await ctx.db
      .selectFrom("absence_reason_change")
      .selectAll()
      .orderBy("id")
      .execute();
    return reasonsByDay([...[...atFirst, ...changes].map(reasonOf), ...hiddenEntries]);
  },
);

/** Every absence reason in order as in force on a day, by default today. */
export async function reasonsInOrder(
  ctx: Context,
  { on }: { on?: Day | undefined } = {},
): Promise<CatalogueReason[]> {
  const reasons = (await reasonsOn(ctx))(on ?? ctx.today);
  return [...reasons.values()].toSorted((one, other) => one.sortOrder - other.sortOrder);
}

/** A reason with the fields needed to record or read attendance. */
export function reasonOut(reason: CatalogueReason) {
  return ReasonOut.parse(reason);
}

/** The reasons by code that the calculation uses today. */
export async function reasonsOf(ctx: Context): Promise<ReadonlyMap<string, CatalogueReason>> {
  return (await reasonsOn(ctx))(ctx.today);
}

const sameNamed = [
  "code",
  "validFrom",
  ...ReasonFields.omit({ group: true }).keyof().options,
] as const;

function reasonOf(row: Selectable<DB["absence_reason"]>): CatalogueReason {
  return { ...fieldsIn(row, sameNamed), group: row.reason_group };
}

/** Every schedule of the context's organization, by id. */
export const schedulesOf: (ctx: BodyContext) => Promise<ReadonlyMap<string, Schedule>> =
  memoryOfBody(
    ({ db, organizationId }) =>
      db
        .selectFrom("schedule")
        .modifyFront(prepared)
        .select(columnsOfSchedule)
        .where("organization_id", "=", organizationId)
        .compile(),
    (rows) => new Map(rows.map((row) => [row.id, scheduleFromRow(row)])),
  );
