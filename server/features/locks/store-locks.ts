import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import { moveSheets, type SheetToMove } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";

/**
 * Locks sheets, those that nobody has opened too, each with its act; sheets locked already stay as they are. Whoever
 * records in one of the structures is waited for first, so that nothing is saved that did not see the lock.
 */
export async function storeLocks(
  tx: Writer,
  ctx: BodyContext,
  sheets: readonly SheetToMove[],
): Promise<Entry[]> {
  const structureIds = [...new Set(sheets.map((one) => one.structureId))];
  await sql`
    select from structure where organization_id = ${ctx.organizationId} and id = any (${structureIds}::uuid[])
    order by id for update`.execute(tx);
  return moveSheets(tx, ctx, sheets, "locked");
}
