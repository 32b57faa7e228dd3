import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import { moveSheets, type SheetToMove } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";

/**
 * Locks sheets, including those never opened, each with its act; sheets locked already stay as they are. It first waits
 * for saves of records in the structures, so that nothing is saved without having seen the lock.
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
