import type { DatedValue } from "#api/finding-rules.ts";
import {
  type FigureName,
  isFigure,
  isLength,
  ruleFigures,
  type RuleSetting,
} from "#domain/attendance/findings/rule-settings.ts";
import type { RuleLevel } from "#domain/attendance/findings/set-parameters.ts";
import { formatDuration } from "#domain/minutes.ts";
import {
  figureTexts,
  figureUnits,
  findingRulesTexts as t,
  limitOfRule,
  ruleLevelTexts,
  ruleMeanings,
} from "#texts/finding-rules.ts";
import { ruleTexts } from "#texts/findings.ts";
import { globalParamsTexts } from "#texts/parameter-pages.ts";
import { formatDay, formatNumber } from "#web/ui/formats.ts";

/** A setting's title and meaning and, for a rule, its source in law. */
export function wordsOf(key: RuleSetting): { title: string; meaning: string; source?: string } {
  if (!isFigure(key)) return { ...ruleTexts[key], meaning: ruleMeanings[key] };
  const { title, meaning = "" } = figureTexts[key];
  const of = limitOfRule(ruleTexts[ruleFigures[key].rules[0]].title);
  return { title, meaning: `${of} ${meaning}`.trim() };
}

/** A level or a figure as people read it. */
export function valueText(key: RuleSetting, value: RuleLevel | number): string {
  if (typeof value !== "number") return ruleLevelTexts[value];
  return isFigure(key) ? `${bare(key, value)} ${unitOf(key)}` : formatNumber(value);
}

/** What will apply, from when on, and whether for all bodies. */
export function laterText(key: RuleSetting, setting: DatedValue): string {
  const { value, validFrom, forAll, reason } = setting;
  const text = globalParamsTexts.later(valueText(key, value), formatDay(validFrom));
  return forAll ? t.setForAll(text, reason) : text;
}

/** The bounds of a figure, with its unit. */
export function boundsText(key: FigureName): string {
  const { least, most } = ruleFigures[key];
  const within = globalParamsTexts.within(bare(key, least), bare(key, most));
  return `${globalParamsTexts.inUnit(unitOf(key))} · ${within}`;
}

function bare(key: FigureName, value: number): string {
  return isLength(key) ? formatDuration(value) : formatNumber(value);
}

function unitOf(key: FigureName): string {
  const [, unit] = Object.entries(figureUnits).find(([ending]) => key.endsWith(ending)) ?? [];
  return unit ?? figureUnits.days;
}
