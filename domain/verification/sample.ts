import type { Day } from "../calendar/day.ts";
import { fnv1a } from "../fnv1a.ts";

/** How the sheets of a sample are chosen: by lot, or those with the most findings, typed times or late changes. */
export const sampleRules = ["random", "findings", "typed", "late"] as const;

export type SampleRule = (typeof sampleRules)[number];

/** The result of checking a sheet. */
export const sampleOutcomes = ["verified", "deviation"] as const;

export type SampleOutcome = (typeof sampleOutcomes)[number];

/** A sheet that may be drawn; `score` is what the rule counts on it, 0 for a draw by lot. */
export type SampleSheet = { structureId: string; date: Day; score: number };

/**
 * The sheets that a seed draws: the highest scores first, equal ones by lot. A sheet without a score is drawn only
 * by lot. The same sheets, rule and seed give the same sample in any order of the sheets.
 */
export function drawSample(
  sheets: readonly SampleSheet[],
  draw: { rule: SampleRule; seed: number; size: number },
): SampleSheet[] {
  const worthIt = draw.rule === "random" ? sheets : sheets.filter(({ score }) => score > 0);
  return worthIt
    .map((sheet) => ({ sheet, lot: lotOf(`${draw.seed} ${sheet.structureId} ${sheet.date}`) }))
    .toSorted(
      (one, other) =>
        other.sheet.score - one.sheet.score ||
        one.lot - other.lot ||
        (`${one.sheet.structureId}${one.sheet.date}` <
        `${other.sheet.structureId}${other.sheet.date}`
          ? -1
          : 1),
    )
    .slice(0, draw.size)
    .map(({ sheet }) => sheet);
}

/** A number of 32 bits that looks random and is the same for the same text (FNV-1a, then the finish of murmur3). */
function lotOf(text: string): number {
  let hash = fnv1a(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
