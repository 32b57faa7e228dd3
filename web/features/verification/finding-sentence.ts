import type { FindingInputs } from "#domain/attendance/findings/frame.ts";
import type { FindingLevel, RuleId } from "#domain/attendance/types.ts";
import { isKeyOf } from "#domain/keys.ts";
import { formatClock, formatDuration } from "#domain/minutes.ts";
import { findingSentences, ruleTexts } from "#texts/findings.ts";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** The tone of a level. */
export const findingTones: Record<FindingLevel, Tone> = {
  error: "bad",
  warning: "warning",
  information: "neutral",
};

/** A finding as a call returns it. */
type GivenFinding = { rule: string; inputs: Record<string, number | string> };

/** The Greek sentence of a finding; its rule's name if this client does not know the rule. */
export function sentenceOf({ rule, inputs }: GivenFinding): string {
  if (!isRule(rule)) return rule;
  // Guarantee: the server reports each rule with that rule's own inputs.
  const sentence = findingSentences[rule] as (of: Record<string, string>) => string;
  return sentence(spelt(inputs));
}

/** Whether this client knows the rule. */
export function isRule(rule: string): rule is RuleId {
  return isKeyOf(rule, ruleTexts);
}

function spelt(inputs: Record<string, number | string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, inputWord(key, value)]),
  );
}

const clocks: readonly (keyof FindingInputs["R09"])[] = ["knownMinute"];

/** An input of a finding in words: a length as `8:30`, a time as `07:30`, a day as `05/03/2026`. */
export function inputWord(key: string, value: number | string): string {
  if (typeof value === "string") return key === "dueOn" ? formatDay(value) : value;
  if (clocks.some((clock) => clock === key)) return formatClock(value);
  return key.endsWith("Minutes") ? formatDuration(value) : formatNumber(value);
}
