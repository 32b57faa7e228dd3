import { type DatedPunchRule, noPunchRule, punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { termOn } from "#domain/attendance/terms.ts";
import { type Day, daysBetween, monthOf } from "#domain/calendar/day.ts";
import { typesWithWorkCard } from "#domain/ergani/bound-types.ts";
import { effectsOnMonths, calculatorOf } from "#server/features/attendance/public.ts";
import { submitsCards } from "#server/features/ergani/public.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { importTexts } from "#texts/imports.ts";
import { messageOf } from "#texts/validation.ts";
import { punchRulesOf } from "./punch-rules.queries.ts";
import {
  type PunchContext,
  type PunchedRange,
  punchedDays,
  type StaffContract,
} from "./punched-days.ts";
import { punchesOf, recordsOf, staffOf, type StructureRange } from "./punched-days.queries.ts";

const mostDays = 31;

type ReadRange = PunchedRange & { contracts: ReadonlySet<string> };

/** What the punches of a structure's days mean, at most 31 days, in order of day and name. Throws `not-found`. */
export async function readPunchedRange(
  ctx: BodyContext,
  range: StructureRange,
): Promise<ReadRange> {
  const { organizationId, structureId, from, to } = range;
  if (to < from) throw fieldFault("to", messageOf({ path: [], message: "end-before-start" }));
  if (daysBetween(from, to) >= mostDays) throw fieldFault("to", importTexts.rangeTooLong);
  const planOn = await plansOf(ctx);
  const isTold = await submitsCards(ctx);
  return readBody(ctx, async (db) => {
    await requireStructure(db, range);
    const staff = await staffOf(db, range);
    const contracts = [...staff.values()].flat().map(({ contractId }) => contractId);
    const context: PunchContext = {
      structureId,
      from,
      to,
      planOn,
      ruleOn: rulesOn(await punchRulesOf(db, organizationId), isTold),
      duplicateSecondsOn: await duplicateSeconds(db, organizationId),
      recordOf: await recordsOf(db, organizationId, contracts, from, to),
      effectOn: await effectsOnMonths(db, ctx, { structureId, contractIds: contracts, from, to }),
    };
    const punches = await punchesOf(db, organizationId, [...staff.keys()], from, to);
    const people = [...staff].map(([employeeId, own]) =>
      punchedDays({ contracts: own, punches: punches.get(employeeId) ?? [] }, context),
    );
    return {
      proposals: people.flatMap(({ proposals }) => proposals).toSorted(byDay),
      questions: people.flatMap(({ questions }) => questions).toSorted(byDay),
      same: people.reduce((sum, { same }) => sum + same, 0),
      contracts: new Set(contracts),
    };
  });
}

/** The plans of the body's contracts on any day. */
export async function plansOf(ctx: BodyContext): Promise<PunchContext["planOn"]> {
  const calculator = await calculatorOf(ctx);
  return (contract, day) => {
    const term = termOn(contract.terms, day);
    return calculator.planOn({ ...contract, term }, day, term?.structureId ?? "").plan;
  };
}

/**
 * The body's punch rules on any day. People whose arrivals and departures are reported to ERGANI have none: a work card
 * states the minute (Law 4808/2021, article 74).
 */
export function rulesOn(rules: readonly DatedPunchRule[], isTold: boolean) {
  return (contract: StaffContract, day: Day): DatedPunchRule | typeof noPunchRule =>
    isTold && typesWithWorkCard.includes(contract.employmentType)
      ? noPunchRule
      : (punchRuleOn(rules, day) ?? noPunchRule);
}

/** Within how many seconds a punch of a day counts as a second press, by the setting of rule R10 in the day's month. */
export async function duplicateSeconds(
  db: Reader,
  organizationId: string,
): Promise<PunchContext["duplicateSecondsOn"]> {
  const parametersIn = await parametersByMonth(db, organizationId);
  return (day) => parametersIn(monthOf(day)).duplicateSeconds;
}

function byDay(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : one.date > other.date ? 1 : 0;
}
