import { keysOf } from "../../keys.ts";
import type { RuleId } from "../types.ts";
import type { MonthInput } from "./all.ts";
import type { DevicePunch } from "./frame.ts";
import { defaultParameters } from "./parameters.ts";

type RuleInputs = Pick<MonthInput, "days" | "overtime" | "parameters">;

/** What only one rule reads; where nobody gives it, the rule does not apply, which is not the same as nothing doubtful. */
const inputsOfRules: Partial<Record<RuleId, (given: RuleInputs) => boolean>> = {
  R10: ({ days }) => days.some(({ punches }) => punches !== undefined),
  R13: ({ days }) => days.some(({ allowances }) => allowances !== undefined),
  R14: ({ overtime }) => overtime !== undefined,
  R19: (given) => isTold(given, (punch) => punch.clockOffsetSeconds),
  R20: (given) => isTold(given, (punch) => punch.distanceMeters),
};

/** The rules that apply to a month: those that the body has not turned off and that were given what they read. */
export function applicableRules(given: RuleInputs): RuleId[] {
  const { levels } = given.parameters;
  return keysOf(defaultParameters.levels).filter(
    (rule) => levels[rule] !== "off" && inputsOfRules[rule]?.(given) !== false,
  );
}

function isTold({ days }: RuleInputs, of: (punch: DevicePunch) => number | null): boolean {
  return days.some(({ punches = [] }) => punches.some((punch) => of(punch) !== null));
}
