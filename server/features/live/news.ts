import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { deadlines } from "#server/kernel/deadlines.ts";
import type { Place } from "./streams.ts";

/** With more new entries of the body than this, the sheet counts as changed without a look. */
const mostLookedAt = 200;

/**
 * How far back a write counts as new to a reader who read the sheet `readAgoMs` ago; null if they do not say when. A
 * write is dated by its beginning, so the longest duration of a call is added: a write that was under way then counts
 * too.
 */
export function newForMs(readAgoMs: number | undefined): number | null {
  return readAgoMs === undefined ? null : readAgoMs + deadlines.handlerMs;
}

/** Whether the body's ledger has new entries about the sheet, or without a structure or a day. */
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

/** Whether the listening user has a new notification. */
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
