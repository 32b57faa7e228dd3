import { type Day, lastDay, type Month } from "../../calendar/day.ts";
import type { FindingLevel } from "../types.ts";
import { defaultParameters, type FindingParameters } from "./parameters.ts";
import { isKeyOf } from "../../keys.ts";

/** A setting in force from a day on: the level of a rule, or a parameter, by its name. */
export type SetParameter = { name: string; validFrom: Day; value: unknown };

/** How severe a body considers what a rule finds; `off`: the rule is not checked. */
export const ruleLevels = ["information", "warning", "error", "off"] as const;
export type RuleLevel = FindingLevel | "off";

/**
 * The parameters in force on a day: the defaults, each replaced by the latest setting in force then; of several from one day
 * the last given wins. A setting with an unknown name, or with a value that does not fit its name, is ignored.
 */
export function parametersOn(day: Day, settings: readonly SetParameter[]): FindingParameters {
  const inForce = settings
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  return inForce.reduce(withSetting, defaultParameters);
}

/** How the rules are set in any month. */
export type ParametersByMonth = (month: Month) => FindingParameters;

/** How the rules are set in a month: as of its last day. */
export function parametersInMonth(
  month: Month,
  settings: readonly SetParameter[],
): FindingParameters {
  return parametersOn(lastDay(month), settings);
}

/** The parameters with one of them changed. */
export function withSetting(
  parameters: FindingParameters,
  { name, value }: Pick<SetParameter, "name" | "value">,
): FindingParameters {
  if (isKeyOf(name, parameters.levels))
    return isRuleLevel(value)
      ? { ...parameters, levels: { ...parameters.levels, [name]: value } }
      : parameters;
  const shipped: unknown = Object.entries(parameters).find(([key]) => key === name)?.[1];
  const fits = typeof shipped === "number" && Number.isInteger(value) && Number(value) >= 0;
  return fits ? { ...parameters, [name]: value } : parameters;
}

/** Whether the value is a level that a rule may be set to. */
export function isRuleLevel(value: unknown): value is RuleLevel {
  return ruleLevels.some((level) => level === value);
}
