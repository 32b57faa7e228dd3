import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { LockRow, locks } from "#api/locks.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { lockFailed } from "#texts/locks.ts";
import { lookBackDays } from "./look-back.ts";
import { storeLocks } from "./store-locks.ts";

type Preview = InputOf<typeof locks.preview>;
type ToLock = { structureId: string; date: Day; submitted: boolean };

/** What locking every sheet owed up to a day would do in each body. Throws `not-found` for an unknown one. */
export async function previewLock(
  ctx: SignedContext,
  { bodies, upTo }: Preview,
): Promise<OutputOf<typeof locks.preview>> {
  const rows: LockRow[] = [];
  for (const { body, title } of await named(ctx, bodies))
    rows.push(rowOf(body, title, await sheetsToLock(body, upTo), "planned"));
  return { rows };
}

/** Locks every sheet owed up to a day, each body in a transaction of its own and with its own outcome. */
export const lockMany: Handler<typeof locks.lock> = async (ctx, { bodies, upTo, reason }) => {
  const rows: LockRow[] = [];
  for (const { body, title } of await named(ctx, bodies)) {
    const sheets = await sheetsToLock(body, upTo);
    try {
      await write(body, "attendance.lock", async (tx) => {
        const asked = sheets.map(({ structureId, date }) => ({ structureId, date, reason }));
        return { entries: await storeLocks(tx, body, asked), result: null };
      });
      rows.push(rowOf(body, title, sheets, "done"));
    } catch (error) {
      ctx.log.error({ err: error, organizationId: body.organizationId }, "A mass lock failed");
      rows.push({ ...rowOf(body, title, [], "failed"), messages: [lockFailed] });
    }
  }
  return { rows };
};

function rowOf(
  { organizationId }: BodyContext,
  organization: string,
  sheets: readonly ToLock[],
  outcome: LockRow["outcome"],
): LockRow {
  const unsubmitted = sheets.filter(({ submitted }) => !submitted).length;
  return {
    organizationId,
    organization,
    sheets: sheets.length,
    unsubmitted,
    outcome,
    messages: [],
  };
}

/** Every body for itself: what was sent again locks nothing twice, so no answer is kept. */
async function named(
  ctx: SignedContext,
  bodies: Preview["bodies"],
): Promise<{ body: BodyContext; title: string }[]> {
  const ids = [...new Set(bodies.map(({ organizationId }) => organizationId))];
  const rows = await ctx.db
    .selectFrom("organization")
    .select(["id", "description"])
    .where("id", "in", ids)
    .orderBy("search_key")
    .execute();
  if (rows.length < ids.length) throw new Fault("not-found");
  return rows.map(({ id, description }) => ({
    body: { ...ctx, organizationId: id, right: null, repeat: null },
    title: description,
  }));
}

async function sheetsToLock(ctx: BodyContext, upTo: Day): Promise<ToLock[]> {
  const to = upTo < ctx.today ? upTo : ctx.today;
  const owed = await dutyDays(ctx, { from: addDays(to, -lookBackDays), to });
  return readBody(ctx, async (db) => {
    const { rows } = await sql<ToLock>`
      select d.structure_id as "structureId", d.date, coalesce(s.state, 'open') = 'submitted' as submitted
      from unnest(${owed.map((one) => one.structureId)}::uuid[], ${owed.map((one) => one.date)}::date[])
        as d(structure_id, date)
      left join attendance_sheet s on s.organization_id = ${ctx.organizationId} and s.structure_id = d.structure_id and s.date = d.date
      where s.state is distinct from 'locked'`.execute(db);
    return rows;
  });
}
