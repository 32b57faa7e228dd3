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

/** How the rules are set for a body in a month. */
export async function findingParameters(
  db: Reader,
  organizationId: string,
  month: Month,
): Promise<FindingParameters> {
  return (await parametersByMonth(db, organizationId))(month);
}

/** The same, for months as they come. */
export async function parametersByMonth(
  db: Reader,
  organizationId: string,
): Promise<ParametersByMonth> {
  const settings = await findingSettings(db, organizationId).execute();
  const known = new Map<Month, FindingParameters>();
  return (month) => {
    const parameters = known.get(month) ?? parametersInMonth(month, settings);
    known.set(month, parameters);
    return parameters;
  };
}

/** All that the context's organization has set of the rules, each from a day on. */
export const settingsOfBody = memoryOfBody(
  ({ db, organizationId }) => findingSettings(db, organizationId).compile(),
  (settings): SetParameter[] => settings,
);

function findingSettings(db: Reader, organizationId: string) {
  return db
    .selectFrom("finding_parameter")
    .modifyFront(prepared)
    .select(["name", "valid_from as validFrom", "value"])
    .where("organization_id", "=", organizationId);
}
