import type { Finding, FindingLevel } from "#domain/attendance/types.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { StructureMonth } from "./digest-of-month.ts";
import { type CheckOfContracts, checkOfContracts } from "./findings.ts";
import { monthsOfStructure } from "./months.queries.ts";

/** All findings in the month of a structure, the most serious first and then by day, with the rules that were checked. */
export async function checkOfStructure(
  ctx: BodyContext,
  { organizationId, structureId, month }: StructureMonth,
): Promise<CheckOfContracts> {
  const { findings, ...check } = await readBody(ctx, async (db) => {
    const months = await monthsOfStructure(db, { organizationId, structureId, month });
    const contractIds = months.map(({ contractId }) => contractId);
    return checkOfContracts(ctx, db, { contractIds, month, levels: "all" });
  });
  return { findings: findings.toSorted(byGravity), ...check };
}

/** The number of findings of each level. */
export function countsByLevel(findings: readonly Finding[]): {
  errors: number;
  warnings: number;
  information: number;
} {
  const count = (level: FindingLevel) => findings.filter((one) => one.level === level).length;
  return { errors: count("error"), warnings: count("warning"), information: count("information") };
}

const gravity: Record<FindingLevel, number> = { error: 0, warning: 1, information: 2 };

function byGravity(one: Finding, other: Finding): number {
  if (one.level !== other.level) return gravity[one.level] - gravity[other.level];
  return (one.date ?? "") < (other.date ?? "") ? -1 : (one.date ?? "") > (other.date ?? "") ? 1 : 0;
}
