import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import type { Place } from "./streams.ts";

/** Among more of a body's entries nobody looks: then it counts as changed. */
const mostLookedAt = 200;

/**
 * How far back a write counts as new to someone who read the sheet so long ago; null where they do not say when. A write
 * bears the moment at which it began, so the longest time that a call may take is added: one that was under way then counts
 * too.
 */
export function newForMs(readAgoMs: number | undefined): number | null {
  return readAgoMs === undefined ? null : readAgoMs + deadlines.handlerMs;
}

/** Whether the body's ledger has something new of the sheet, or of what is no structure's or no day's. */
export async function isSheetNews(db: Reader, place: Place, forMs: number): Promise<boolean> {
  const { rows } = await sql<{ news: boolean }>`
    with latest as (
      select at, structure_id, date from ledger_entry
      where organization_id = ${place.organizationId} order by id desc limit ${mostLookedAt})
    select coalesce(bool_or((structure_id is null or structure_id = ${place.structureId})
        and (date is null or starts_with(date::text, ${place.period}))), false)
      or count(*) = ${mostLookedAt} as news
    from latest where at > now() - ${forMs} * interval '1 millisecond'`.execute(db);
  return rows[0]?.news ?? true;
}

/** Whether the one who listens has a notification that is new. */
export async function isNotified(
  { db, actor, now }: SignedContext,
  forMs: number,
): Promise<boolean> {
  const after = new Date(now.getTime() - forMs);
  const { rows } = await sql<{ news: boolean }>`
    select exists (select from notification
      where user_id = ${actor.userId} and at > ${after} and at <= ${now}) as news`.execute(db);
  return rows[0]?.news ?? true;
}
