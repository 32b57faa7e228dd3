import { sql } from "kysely";
import type { IntervalOut } from "#api/attendance-sheets.ts";
import type { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import { prepared } from "#server/db/pipelined.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { reasonMask } from "./reason-mask.ts";

const most = 200;

type Row = Omit<OutputOf<typeof attendances.getRecordHistory>["items"][number], "at"> & {
  act: LedgerAct;
  at: Date;
};

/** Changes of one day of one contract, newest first, from the ledger; at most 200. Throws 404 for another body's contract. */
export const historyOfRecord: Handler<typeof attendances.getRecordHistory> = async (ctx, input) => {
  const mask = await reasonMask(ctx);
  const withoutHidden = (intervals: IntervalOut[] | null) =>
    intervals && mask.intervals(input.date, intervals);
  const { organizationId } = ctx;
  const { contractId, date } = input;
  const rows = await readBody(ctx, async (db) => {
    await requireContract(db, input);
    const found = await sql<Row>`${prepared}
      with kept as materialized (
        select l.id, l.act, l.at, l.actor_id, l.actor_role, l.source, l.reason, l.before -> 'intervals' as before,
          l.after -> 'intervals' as after
        from ledger_entry l
        where l.organization_id = ${organizationId} and l.subject_kind = 'attendance-record'
          and l.subject_id = ${`${contractId}/${date}`}
        order by l.id desc limit ${most}
      )
      select l.act, l.at, l.actor_role as role, l.source, l.reason, l.before, l.after,
        coalesce(u.nick_name, (
          select k.recipient_name from link k where k.organization_id = ${organizationId} and k.id = l.actor_id)) as by,
        coalesce(u.afm = (
          select e.afm from contract c
          join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
          where c.organization_id = ${organizationId} and c.id = ${contractId}), false) as "byOneself"
      from kept l
      left join app_user u on u.id = l.actor_id
      order by l.id desc`.execute(db);
    return found.rows;
  });
  return {
    items: rows.map(({ act, at, reason, before, after, ...row }) => ({
      ...row,
      at: at.toISOString(),
      reason: mask.saidOf(act, reason, { day: input.date, before, after }),
      before: withoutHidden(before),
      after: withoutHidden(after),
    })),
  };
};
