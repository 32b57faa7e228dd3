import { sql } from "kysely";
import { ruleSettings } from "#domain/attendance/findings/rule-settings.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { FindingParameters } from "#domain/attendance/findings/parameters.ts";
import {
  type ParametersByMonth,
  parametersInMonth,
  type SetParameter,
} from "#domain/attendance/findings/set-parameters.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { memoryOfBody } from "#server/kernel/memory-of-body.ts";

/** The settings of the rules for a body in a month. */
export async function findingParameters(
  db: Reader,
  organizationId: string,
  month: Month,
): Promise<FindingParameters> {
  return (await parametersByMonth(db, organizationId))(month);
}

/** The same, for any month on demand. */
export async function parametersByMonth(
  db: Reader,
  organizationId: string,
): Promise<ParametersByMonth> {
  const settings = await findingSettings(db, organizationId).modifyFront(prepared).execute();
  const known = new Map<Month, FindingParameters>();
  return (month) => {
    const parameters = known.get(month) ?? parametersInMonth(month, settings);
    known.set(month, parameters);
    return parameters;
  };
}

/** All settings of the rules for the context's organization, each from a day on. */
export const settingsOfBody = memoryOfBody(
  ({ db, organizationId }) => findingSettings(db, organizationId).modifyFront(prepared).compile(),
  (settings): SetParameter[] =>
    settings.map(({ name, validFrom, value }) => ({ name, validFrom, value })),
);

/**
 * A body's settings of the rules and, from the global parameters, those for all bodies, each until the body has its
 * own; ordered by day. Without a body, only those for all bodies.
 */
export function findingSettings(db: Reader, organizationId: string | null) {
  const set = ["value", "set_at", "set_by"] as const;
  return db
    .selectFrom("finding_parameter")
    .select(["name", "valid_from as validFrom", ...set])
    .select([sql<boolean>`false`.as("forAll"), sql<string>`0::bigint`.as("id")])
    .where("organization_id", "=", organizationId)
    .unionAll(
      db
        .selectFrom("global_param as g")
        .select(["key as name", "valid_from as validFrom", ...set])
        .select([sql<boolean>`true`.as("forAll"), "id"])
        .where("key", "in", ruleSettings)
        .where(
          sql<boolean>`not exists (
            select from finding_parameter o
            where o.organization_id = ${organizationId} and o.name = g.key and o.valid_from <= g.valid_from)`,
        ),
    )
    .orderBy("validFrom")
    .orderBy("id");
}
