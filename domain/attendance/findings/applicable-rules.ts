import type { WorkRegime } from "../../contracts/employment-type.ts";
import { keysOf } from "../../keys.ts";
import type { RuleId } from "../types.ts";
import type { MonthInput } from "./all.ts";
import type { DevicePunch } from "./frame.ts";
import { defaultParameters } from "./parameters.ts";

type RuleInputs = Pick<MonthInput, "days" | "overtime" | "parameters" | "regime">;

/** Inputs that only one rule reads. Without them the rule does not apply, which is not the same as finding nothing. */
const inputsOfRules: Partial<Record<RuleId, (given: RuleInputs) => boolean>> = {
  R10: ({ days }) => days.some(({ punches }) => punches !== undefined),
  R13: ({ days }) => days.some(({ allowances }) => allowances !== undefined),
  R14: ({ overtime }) => overtime !== undefined,
  R19: (given) => isMeasured(given, (punch) => punch.clockOffsetSeconds),
  R20: (given) => isMeasured(given, (punch) => punch.distanceMeters),
};

const employment = ["public", "private"] as const;

/** The labour law under which a rule applies; rules not listed apply under any. */
const regimesOfRules: Partial<Record<RuleId, readonly WorkRegime[]>> = {
  R01: employment,
  R02: employment,
  R03: employment,
  R04: ["private"],
  R05: employment,
  R11: employment,
  R12: employment,
  R13: employment,
  R14: employment,
  R15: ["public"],
};

/** The rules that apply to a month: those of the contract's law that the body has not turned off and whose inputs are given. */
export function applicableRules(given: RuleInputs): RuleId[] {
  const { parameters, regime } = given;
  return keysOf(defaultParameters.levels).filter(
    (rule) =>
      parameters.levels[rule] !== "off" &&
      regimesOfRules[rule]?.includes(regime) !== false &&
      inputsOfRules[rule]?.(given) !== false,
  );
}

function isMeasured({ days }: RuleInputs, of: (punch: DevicePunch) => number | null): boolean {
  return days.some(({ punches = [] }) => punches.some((punch) => of(punch) !== null));
}
