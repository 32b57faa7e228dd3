import type { MonthFindings } from "#api/finding.ts";

type Doubt = { level: MonthFindings["findings"][number]["level"]; contractId: string | null };

/** The number of errors and warnings of each contract, with explained warnings counted separately. */
export function doubtsOfPeople<D extends Doubt>(
  findings: readonly D[],
  isExplained: (finding: D) => boolean,
): MonthFindings["people"] {
  const people: MonthFindings["people"] = {};
  for (const finding of findings) {
    const { contractId, level } = finding;
    if (contractId === null || level === "information") continue;
    const counts = (people[contractId] ??= { errors: 0, warnings: 0, explained: 0 });
    if (level === "error") counts.errors += 1;
    else if (isExplained(finding)) counts.explained += 1;
    else counts.warnings += 1;
  }
  return people;
}
