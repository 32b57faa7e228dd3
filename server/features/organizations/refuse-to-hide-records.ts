import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { organizationTexts } from "#texts/organizations.ts";

/**
 * Throws where the first day of keeping moves past a day that has records: with it they would no longer count, and all
 * that is owed before it would read as done.
 */
export async function refuseToHideRecords(
  tx: Writer,
  organizationId: string,
  { was, to }: { was: string | null; to: string | null },
): Promise<void> {
  if (to === null || (was !== null && to <= was)) return;
  await sql.raw(scopeOf([organizationId])).execute(tx);
  const first = await tx
    .selectFrom("attendance_record")
    .select("date")
    .where("organization_id", "=", organizationId)
    .where("date", "<", to)
    .$if(was !== null, (records) => records.where("date", ">=", was))
    .orderBy("date")
    .limit(1)
    .executeTakeFirst();
  if (first) throw fieldFault("keptFrom", organizationTexts.keptBefore(first.date));
}
