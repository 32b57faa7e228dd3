import {
  isFigure,
  isLength,
  mayBeSet,
  ruleFigures,
  type RuleSetting,
} from "#domain/attendance/findings/rule-settings.ts";
import { formatDuration } from "#domain/minutes.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { findingRuleRefusals as t } from "#texts/finding-rules.ts";
import { mayBeText } from "#texts/parameters.ts";

/** Throws a fault at the field for a value that is not a level of a rule, or out of a figure's bounds. */
export function requireSettable(key: RuleSetting, value: unknown): void {
  if (!mayBeSet(key, value)) throw fieldFault("value", takenBy(key));
}

function takenBy(key: RuleSetting): string {
  if (!isFigure(key)) return t.level;
  const { least, most } = ruleFigures[key];
  return isLength(key)
    ? t.length(formatDuration(least), formatDuration(most))
    : mayBeText({ kind: "number", least, most });
}
