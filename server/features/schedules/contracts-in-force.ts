import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/**
 * Active contracts with a term in force on the day, counted by structure or by schedule, as a table `n` to join: `of` and
 * `contracts`. With `structureId`, only terms there.
 */
export function contractsInForceBy(
  db: Reader,
  column: "structure_id" | "schedule_id",
  { organizationId, day, structureId }: { organizationId: string; day: Day; structureId?: string },
) {
  return db
    .selectFrom("contract_term as t")
    .innerJoin("contract as c", (join) =>
      join.onRef("c.organization_id", "=", "t.organization_id").onRef("c.id", "=", "t.contract_id"),
    )
    .select(`t.${column} as of`)
    .select(sql<number>`count(*)::int`.as("contracts"))
    .where("t.organization_id", "=", organizationId)
    .where("c.state", "=", "active")
    .where("t.valid_from", "<=", day)
    .where((of) => of.or([of("t.valid_to", "is", null), of("t.valid_to", ">=", day)]))
    .$if(structureId !== undefined, (query) =>
      query.where("t.structure_id", "=", structureId ?? ""),
    )
    .groupBy(`t.${column}`)
    .as("n");
}
