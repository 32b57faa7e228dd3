import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";

/**
 * Contracts in force on the day, counted by structure or by schedule, as a table `n` to join: `of` and `contracts`.
 * With `structureId`, only terms there.
 */
export function contractsInForceBy(
  db: Reader,
  column: "structure_id" | "schedule_id",
  { organizationId, day, structureId }: { organizationId: string; day: Day; structureId?: string },
) {
  return db
    .selectFrom("running_term as t")
    .select(`t.${column} as of`)
    .select(sql<number>`count(*)::int`.as("contracts"))
    .where("t.organization_id", "=", organizationId)
    .where("t.first_day", "<=", day)
    .where("t.last_day", ">=", day)
    .where((of) => of.and(conditionsOf({ "t.structure_id": structureId })))
    .groupBy(`t.${column}`)
    .as("n");
}
