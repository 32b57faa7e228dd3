import { lastDay, type Month } from "#domain/calendar/day.ts";
import {
  defaultParameters,
  type FindingParameters,
} from "#domain/attendance/findings/parameters.ts";
import { parametersOn } from "#domain/attendance/findings/set-parameters.ts";
import type { Reader } from "#server/db/handles.ts";

/** How the rules are set for a body in a month: as they stand on its last day. */
export async function findingParameters(
  db: Reader,
  organizationId: string,
  month: Month,
): Promise<FindingParameters> {
  const settings = await db
    .selectFrom("finding_parameter")
    .select(["name", "valid_from as validFrom", "value"])
    .where("organization_id", "=", organizationId)
    .where("valid_from", "<=", lastDay(month))
    .execute();
  return parametersOn(lastDay(month), settings, defaultParameters);
}
