import type { findingRules, Rehearsal } from "#api/finding-rules.ts";
import type { FindingParameters } from "#domain/attendance/findings/parameters.ts";
import { rulesTouchedBy, withRulesOnly } from "#domain/attendance/findings/rule-settings.ts";
import { withSetting } from "#domain/attendance/findings/set-parameters.ts";
import type { Finding, RuleId } from "#domain/attendance/types.ts";
import { addMonths, monthOf, type Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Reader } from "#server/db/handles.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import {
  checksBySettings,
  countsByLevel,
  monthsOfBody,
  peopleOf,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireSettable } from "./require-settable.ts";

/** After this many contracts' months the response is returned. */
const contractsLookedAt = 100;

/**
 * This rule also reports what a schedule plans, once per structure however many people follow it; so for it whole
 * structures are checked at once.
 */
const ofSchedules: RuleId = "R04";
const mostExamples = 5;
const lastMonths = [3, 2, 1];

type StructureMonth = { month: Month; structureId: string; contractIds: string[] };
type Difference = Finding & { structureId: string; isNew: boolean };

/**
 * What a setting would find in the last three whole months, as if it had been in force, compared with what is found
 * now. Runs only the rules that it affects, structure by structure like the month check; days are read once for both.
 * Throws `invalid` for a value out of bounds.
 */
export const rehearseRule: Handler<typeof findingRules.rehearse> = (ctx, input) => {
  const { key, value, skip } = input;
  requireSettable(key, value);
  return readBody(ctx, async (db) => {
    const standing = await parametersByMonth(db, ctx.organizationId);
    const rules = rulesTouchedBy(key);
    const isWhole = rules.includes(ofSchedules);
    const all = await structureMonths(db, ctx, isWhole ? Infinity : contractsLookedAt);
    const months = new Map<Month, { now: Finding[]; after: Finding[] }>();
    const differences: Difference[] = [];
    let looked = 0;
    let contractsChecked = 0;
    for (const { month, structureId, contractIds } of all) {
      if (contractsChecked >= contractsLookedAt) break;
      looked += contractIds.length;
      if (looked <= skip) continue;
      contractsChecked += contractIds.length;
      const setting = (parameters: FindingParameters) => (of: Month) =>
        of === month ? parameters : standing(of);
      const parameters = withRulesOnly(standing(month), rules);
      const settings = [
        setting(parameters),
        setting(withSetting(parameters, { name: key, value })),
      ];
      const question = { contractIds, month, levels: "all", settings } as const;
      const checks = await checksBySettings(ctx, db, question);
      const [now = [], after = []] = checks.map(({ findings }) => findings);
      const ofMonth = months.get(month) ?? { now: [], after: [] };
      months.set(month, { now: [...ofMonth.now, ...now], after: [...ofMonth.after, ...after] });
      for (const finding of differing(after, now))
        differences.push({ ...finding, structureId, isNew: true });
      for (const finding of differing(now, after))
        differences.push({ ...finding, structureId, isNew: false });
    }
    return {
      months: [...months].map(([month, { now, after }]) => ({
        month,
        now: countsByLevel(now),
        after: countsByLevel(after),
      })),
      examples: await withNames(db, ctx, differences.slice(0, mostExamples)),
      looked,
      total: all.reduce((sum, { contractIds }) => sum + contractIds.length, 0),
    };
  });
};

/** The contracts of the last months by structure, in batches of `atOnce`, in a stable order. */
async function structureMonths(
  db: Reader,
  { organizationId, today }: BodyContext,
  atOnce: number,
): Promise<StructureMonth[]> {
  const found: StructureMonth[] = [];
  for (const ago of lastMonths) {
    const month = addMonths(monthOf(today), -ago);
    const contracts = await monthsOfBody(db, { organizationId, month });
    const byStructure = Map.groupBy(contracts, ({ structureId }) => structureId);
    for (const structureId of [...byStructure.keys()].toSorted()) {
      const ofStructure = byStructure.get(structureId) ?? [];
      const contractIds = ofStructure.map((one) => one.contractId).toSorted();
      for (let at = 0; at < contractIds.length; at += atOnce)
        found.push({ month, structureId, contractIds: contractIds.slice(at, at + atOnce) });
    }
  }
  return found;
}

/** The findings that are missing among the others, or have another level there. */
function differing(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(keyOf));
  return findings.filter((one) => !known.has(keyOf(one)));
}

function keyOf({ contractId, date, rule, level, inputs }: Finding): string {
  return [contractId, date, rule, level, inputs["schedule"], inputs["counter"]].join(" ");
}

async function withNames(
  db: Reader,
  { organizationId }: BodyContext,
  differences: readonly Difference[],
): Promise<Rehearsal["examples"]> {
  const contractIds = [...new Set(differences.flatMap(({ contractId }) => contractId ?? []))];
  const people = await peopleOf(db, organizationId, contractIds);
  const names = new Map(people.map((one) => [one.contractId, personName(one)]));
  return differences.map((one) => ({
    ...one,
    person: names.get(one.contractId ?? "") ?? null,
    note: null,
  }));
}
