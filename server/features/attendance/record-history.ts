import { sql } from "kysely";
import type { IntervalOut } from "#api/attendance-sheets.ts";
import type { attendances } from "#api/attendances.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { reasonMask } from "./reason-mask.ts";

const most = 200;

type Kept = { intervals: IntervalOut[] } | null;

/** Changes of one day of one contract, newest first, from the ledger; at most 200. 404 for another body's contract. */
export const historyOfRecord: Handler<typeof attendances.getRecordHistory> = async (ctx, input) => {
  const mask = await reasonMask(ctx);
  const kept = (value: unknown) => {
    const intervals = (value as Kept)?.intervals;
    return intervals ? mask.intervals(input.date, intervals) : null;
  };
  const rows = await readBody(ctx, async (db) => {
    await requireContract(db, input);
    return db
      .selectFrom("ledger_entry as l")
      .leftJoin("app_user as u", "u.id", "l.actor_id")
      .leftJoin("link as k", (join) =>
        join.onRef("k.organization_id", "=", "l.organization_id").onRef("k.id", "=", "l.actor_id"),
      )
      .innerJoin("contract as c", (join) =>
        join.onRef("c.organization_id", "=", "l.organization_id").on("c.id", "=", input.contractId),
      )
      .innerJoin("employee as e", (join) =>
        join
          .onRef("e.organization_id", "=", "c.organization_id")
          .onRef("e.id", "=", "c.employee_id"),
      )
      .select(sql<boolean>`coalesce(u.afm = e.afm, false)`.as("byOneself"))
      .select(({ fn }) => fn.coalesce("u.nick_name", "k.recipient_name").as("by"))
      .select(sql<LedgerAct>`l.act`.as("act"))
      .select(["l.at", "l.actor_role", "l.source", "l.reason", "l.before", "l.after"])
      .where("l.organization_id", "=", ctx.organizationId)
      .where("l.subject_kind", "=", "attendance-record")
      .where("l.subject_id", "=", `${input.contractId}/${input.date}`)
      .orderBy("l.id", "desc")
      .limit(most)
      .execute();
  });
  return {
    items: rows.map((row) => ({
      at: row.at.toISOString(),
      by: row.by,
      role: row.actor_role,
      source: row.source,
      byOneself: row.byOneself,
      reason: mask.saidOf(row.act, row.reason),
      before: kept(row.before),
      after: kept(row.after),
    })),
  };
};
