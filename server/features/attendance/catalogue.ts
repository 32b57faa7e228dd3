import type { AbsenceReason, Schedule } from "#domain/attendance/types.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { remembered } from "#server/kernel/remembered.ts";
import { databaseOf } from "./calendar.ts";

/** A reason of the catalogue as people choose it. */
export type CatalogueReason = AbsenceReason & {
  shortTitle: string;
  regime: "public" | "private" | "both";
};

/** Every absence reason in its order; expired ones too, since old days carry them. */
export const reasonsInOrder: (ctx: Context) => Promise<CatalogueReason[]> = remembered(
  (ctx: Context) => `${databaseOf(ctx)}`,
  async (ctx: Context) => {
    const rows = await ctx.db
      .selectFrom("absence_reason")
      .selectAll()
      .orderBy("sort_order")
      .execute();
    return rows.map((row) => ({
      code: row.code,
      title: row.title,
      shortTitle: row.short_title,
      regime: row.regime as CatalogueReason["regime"],
      group: row.reason_group as AbsenceReason["group"],
      unit: row.unit as AbsenceReason["unit"],
      paid: row.paid as AbsenceReason["paid"],
      countsAsPresence: row.counts_as_presence,
      isSensitive: row.is_sensitive,
      maxPerYear: row.max_per_year,
      requiresDocument: row.requires_document,
    }));
  },
);

/** The reasons by code, as the calculation reads them. */
export async function reasonsOf(ctx: Context): Promise<ReadonlyMap<string, AbsenceReason>> {
  return new Map((await reasonsInOrder(ctx)).map((reason) => [reason.code, reason]));
}

/** Every schedule of the context's organization, by id. */
export const schedulesOf: (ctx: BodyContext) => Promise<ReadonlyMap<string, Schedule>> = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  (ctx: BodyContext) =>
    readBody(ctx, async (db) => {
      const rows = await db
        .selectFrom("schedule")
        .selectAll()
        .where("organization_id", "=", ctx.organizationId)
        .execute();
      return new Map(rows.map((row) => [row.id, scheduleOf(row)]));
    }),
);

/** Guarantee: the columns `weeks` and `balance` are written by the schedule's verbs alone, after `refusalToSchedule`. */
function scheduleOf(row: {
  id: string;
  title: string;
  anchor: string;
  weeks: unknown;
  works_holidays: boolean;
  break_minutes: number;
  balance: unknown;
}): Schedule {
  return {
    id: row.id,
    title: row.title,
    anchor: row.anchor,
    weeks: row.weeks as Schedule["weeks"],
    worksHolidays: row.works_holidays,
    breakMinutes: row.break_minutes,
    balance: row.balance as Schedule["balance"],
  };
}
