import { keysOf } from "../../keys.ts";
import type { RuleId } from "../types.ts";
import { defaultParameters, type FindingParameters } from "./parameters.ts";
import { isRuleLevel, type RuleLevel } from "./set-parameters.ts";

/** The settings that are numbers. */
export type FigureName = {
  [K in keyof FindingParameters]: FindingParameters[K] extends number ? K : never;
}[keyof FindingParameters];

/** What a body may configure in its rules: a rule's level by the rule's id, or a figure by its name. */
export type RuleSetting = RuleId | FigureName;

type Figure = {
  /** The rules that read it; it is listed under the first. */
  rules: readonly [RuleId, ...RuleId[]];
  /** Inclusive bounds, in the unit of the name. */
  least: number;
  most: number;
};

const hours = (count: number) => count * 60;

/** Every figure of the rules with its bounds. Beyond them the rule would need days that it is not given, or report nothing. */
export const ruleFigures: Readonly<Record<FigureName, Figure>> = {
  dailyRestMinutes: { rules: ["R01"], least: hours(8), most: hours(16) },
  weeklyRestMinutes: { rules: ["R02"], least: hours(24), most: hours(72) },
  averageWeekMinutes: { rules: ["R03"], least: hours(20), most: hours(60) },
  averageWeeks: { rules: ["R03"], least: 4, most: 17 },
  averageLeastWeeks: { rules: ["R03"], least: 1, most: 17 },
  privateBreakAfterMinutes: { rules: ["R04"], least: hours(2), most: hours(8) },
  leastBreakMinutes: { rules: ["R04"], least: 5, most: 60 },
  nightWorkMinutes: { rules: ["R05"], least: hours(4), most: hours(12) },
  nightWorkerMinutes: { rules: ["R05"], least: hours(1), most: hours(8) },
  duplicateSeconds: { rules: ["R10"], least: 5, most: 600 },
  longestDayMinutes: { rules: ["R11"], least: hours(8), most: hours(24) },
  weekToleranceMinutes: { rules: ["R12"], least: 0, most: hours(10) },
  privateWeekMinutes: { rules: ["R12"], least: hours(20), most: hours(48) },
  overtimeToleranceMinutes: { rules: ["R13", "R14"], least: 0, most: hours(4) },
  privateFiveDaysDayMinutes: { rules: ["R13", "R12", "R14"], least: hours(8), most: hours(12) },
  privateFiveDaysWeekMinutes: { rules: ["R13", "R12", "R14"], least: hours(40), most: hours(48) },
  privateSixDaysDayMinutes: { rules: ["R13", "R12", "R14"], least: hours(6), most: hours(12) },
  privateSixDaysWeekMinutes: { rules: ["R13", "R12", "R14"], least: hours(40), most: hours(52) },
  // A half-year may take what the other leaves of the year's hours (Law 4354/2015, article 20).
  afternoonHalfYearMinutes: { rules: ["R14"], least: 0, most: hours(240) },
  offHoursHalfYearMinutes: { rules: ["R14"], least: 0, most: hours(192) },
  afternoonYearMinutes: { rules: ["R14"], least: 0, most: hours(400) },
  offHoursYearMinutes: { rules: ["R14"], least: 0, most: hours(400) },
  privateYearMinutes: { rules: ["R14"], least: 0, most: hours(400) },
  overtimeNearPercent: { rules: ["R14"], least: 50, most: 100 },
  teleworkDaysPerYear: { rules: ["R15"], least: 0, most: 366 },
  documentDueDays: { rules: ["R18"], least: 0, most: 365 },
  clockOffsetSeconds: { rules: ["R19"], least: 10, most: 3600 },
  distanceMeters: { rules: ["R20"], least: 10, most: 10_000 },
};

/** Every setting, each rule followed by its figures. */
export const ruleSettings: readonly RuleSetting[] = keysOf(defaultParameters.levels).flatMap(
  (rule) => [rule, ...keysOf(ruleFigures).filter((name) => ruleFigures[name].rules[0] === rule)],
);

/** Whether a setting is a figure and not the level of a rule. */
export function isFigure(name: RuleSetting): name is FigureName {
  return name in ruleFigures;
}

/** Whether a figure is read and typed as hours and minutes. */
export function isLength(name: FigureName): boolean {
  return name.endsWith("Minutes");
}

/** The rules whose findings a setting affects, first the one under which it is listed. */
export function rulesTouchedBy(name: RuleSetting): readonly [RuleId, ...RuleId[]] {
  return isFigure(name) ? ruleFigures[name].rules : [name];
}

/** True where the value is a level for a rule, or a whole number within its bounds for a figure. */
export function mayBeSet(name: RuleSetting, value: unknown): boolean {
  if (!isFigure(name)) return isRuleLevel(value);
  const { least, most } = ruleFigures[name];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** The value of a setting in the parameters. */
export function settingIn(parameters: FindingParameters, name: RuleSetting): RuleLevel | number {
  return isFigure(name) ? parameters[name] : parameters.levels[name];
}

/** The parameters with every other rule turned off. */
export function withRulesOnly(
  parameters: FindingParameters,
  rules: readonly RuleId[],
): FindingParameters {
  const off = Object.keys(parameters.levels).filter((rule) => !rules.some((one) => one === rule));
  const levels = Object.fromEntries(off.map((rule) => [rule, "off" as const]));
  return { ...parameters, levels: { ...parameters.levels, ...levels } };
}
