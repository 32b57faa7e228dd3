import type { Finding, FindingLevel } from "#domain/attendance/types.ts";

/** A finding as a call returns it: its rule may be unknown to this client. */
export type SheetFinding = Omit<Finding, "rule"> & { rule: string };

/** The most serious level of each day of the month; findings of level information mark no cell. */
export function levelsOf(findings: readonly SheetFinding[]): ReadonlyMap<number, FindingLevel> {
  const levels = new Map<number, FindingLevel>();
  for (const { date, level } of findings) {
    const day = Number(date?.slice(8));
    if (date === null || level === "information") continue;
    if (weightOf(level) > weightOf(levels.get(day))) levels.set(day, level);
  }
  return levels;
}

/** Most serious first, then by day. */
export function byWeight(one: SheetFinding, other: SheetFinding): number {
  return (
    weightOf(other.level) - weightOf(one.level) ||
    (one.date ?? "").localeCompare(other.date ?? "") ||
    one.rule.localeCompare(other.rule)
  );
}

function weightOf(level: FindingLevel | undefined): number {
  return level ? { information: 1, warning: 2, error: 3 }[level] : 0;
}
