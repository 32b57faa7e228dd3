import { setImmediate as nextTurn } from "node:timers/promises";
import { findingsOfMonth, type MonthInput } from "#domain/attendance/findings/all.ts";
import type { DevicePunch } from "#domain/attendance/findings/frame.ts";
import { applicableRules } from "#domain/attendance/findings/applicable-rules.ts";
import type { ParametersByMonth } from "#domain/attendance/findings/set-parameters.ts";
import type { FindingParameters } from "#domain/attendance/findings/parameters.ts";
import { leadInDays } from "#domain/attendance/findings/lead-in.ts";
import { readsDecisions } from "#domain/attendance/findings/overtime.ts";
import { readsPunches } from "#domain/attendance/findings/punch.ts";
import type { Finding, RuleId } from "#domain/attendance/types.ts";
import { addDays, firstDay, lastDay, type Day, type Month } from "#domain/calendar/day.ts";
import { employmentType, leaveLawOf } from "#domain/contracts/employment-type.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import {
  type DaysOfContract,
  daysOfContracts,
  calculatorOf,
  type Calculator,
} from "#server/features/attendance/public.ts";
import { leaveAccounts } from "#server/features/leave-balances/public.ts";
import { documentedDays } from "#server/features/leave-documents/public.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Reader } from "#server/db/handles.ts";
import { canonicalJson } from "./canonical-json.ts";
import { daysByOneself } from "./days-by-oneself.ts";
import { type DecisionsOfMonth, decisionsOfMonth, withoutDecisions } from "./decisions-of-month.ts";
import { devicePunches, punchesByDay } from "./device-punches.ts";
import { findingDay, punchesOn } from "./finding-day.ts";
import { leaveBefore } from "./leave-before.ts";
import { siblingsOf, teleworkThisYear } from "./findings.queries.ts";

const levelsAsked = { all: ["information", "warning", "error"], errors: ["error"] } as const;
const contractsAtOnce = 100;
const contractsATurn = 10;

type Query = { contractIds: readonly string[]; month: Month; levels: "all" | "errors" };

/** The same for each of several settings of the rules. */
type QueryBySettings = Query & { settings: readonly ParametersByMonth[] };

/**
 * The findings in the month of each contract, by contract; `levels: "errors"` leaves out the rest and reads far fewer
 * days, unless a rule that looks far back is set to be an error. Processes a hundred contracts at a time and lets other
 * requests be answered in between.
 */
export async function findingsOfContracts(
  ctx: BodyContext,
  db: Reader,
  query: Query,
): Promise<Finding[]> {
  return (await checkOfContracts(ctx, db, query)).findings;
}

/** The findings of a number of contracts, and for how many of them each rule was checked; rules not checked are left out. */
export type CheckOfContracts = {
  findings: Finding[];
  rules: ReadonlyMap<RuleId, number>;
  contracts: number;
  /** Days with a duty and no record. */
  pendingDays: number;
};

/** The same, with the rules that were checked: a rule without its input finds nothing because it is not checked. */
export async function checkOfContracts(
  ctx: BodyContext,
  db: Reader,
  query: Query,
): Promise<CheckOfContracts> {
  const settings = [await parametersByMonth(db, ctx.organizationId)];
  const [check] = await checksBySettings(ctx, db, { ...query, settings });
  if (!check) throw new Error("One setting gives one check");
  return check;
}

/** The same for each of several settings of the rules, in their order; their input is read once for all. */
export async function checksBySettings(
  ctx: BodyContext,
  db: Reader,
  query: QueryBySettings,
): Promise<CheckOfContracts[]> {
  const calculator = await calculatorOf(ctx);
  const on = firstDay(query.month);
  const accounts = await leaveAccounts(ctx, db, calculator, { contractIds: query.contractIds, on });
  const checks = query.settings.map(() => {
    const findings: Finding[] = [];
    return { findings, rules: new Map<RuleId, number>(), pendingDays: 0 };
  });
  let counted = 0;
  for (let at = 0; at < query.contractIds.length; at += contractsAtOnce) {
    const contractIds = query.contractIds.slice(at, at + contractsAtOnce);
    const inputs = await monthInputs(ctx, db, calculator, { ...query, contractIds, accounts });
    for (const bySetting of inputs) {
      for (const [setting, check] of checks.entries()) {
        const input = bySetting[setting];
        if (!input) continue;
        check.findings.push(...findingsOfMonth(input));
        for (const rule of applicableRules(input))
          check.rules.set(rule, (check.rules.get(rule) ?? 0) + 1);
        check.pendingDays += input.days.filter(({ result }) => result.label === "pending").length;
      }
      counted += 1;
      if (counted % contractsATurn === 0) await nextTurn();
    }
  }
  return checks.map((check) => {
    const distinctFindings = withoutRepeats(check.findings);
    const findings =
      query.levels === "all"
        ? distinctFindings
        : distinctFindings.filter(({ level }) => level === "error");
    return { ...check, findings, contracts: counted };
  });
}

/** A finding without a contract, such as a schedule's, is reported once, however many contracts lead to it. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const keysSeen = new Set<string>();
  return findings.filter(({ contractId, rule, inputs }) => {
    if (contractId !== null) return true;
    const key = canonicalJson({ rule, inputs });
    return !keysSeen.has(key) && Boolean(keysSeen.add(key));
  });
}

/** A setting of the rules, and what they read under it. */
type Way = {
  parameters: FindingParameters;
  from: Day;
  punches: ReadonlyMap<string, DevicePunch[]>;
  decisions: DecisionsOfMonth;
};

/** The input of the rules, by contract and setting, each built when it is its turn. */
async function monthInputs(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  query: QueryBySettings & { accounts: ReadonlyMap<string, readonly LeaveAccount[]> },
): Promise<Iterable<MonthInput[]>> {
  const { organizationId, today } = ctx;
  const { contractIds, month } = query;
  const first = firstDay(month);
  const levels = levelsAsked[query.levels];
  const settings = query.settings.map((parametersIn) => {
    const parameters = parametersIn(month);
    return {
      parametersIn,
      parameters,
      leadIn: leadInDays(parameters, levels),
      asksPunches: readsPunches(parameters, levels),
      asksLimits: levels.some((level) => level === parameters.levels.R22),
    };
  });
  const from = addDays(first, -Math.max(...settings.map(({ leadIn }) => leadIn)));
  const siblings = await siblingsOf(db, organizationId, contractIds);
  const all = await daysOfContracts(db, calculator, {
    organizationId,
    contractIds: [...contractIds, ...siblings],
    from,
    to: lastDay(month),
  });
  const telework = await teleworkThisYear(db, { organizationId, contractIds, month });
  const span = { organizationId, contractIds, from, to: lastDay(month) };
  const documented = await documentedDays(db, span);
  const contracts = all.filter(({ contractId }) => contractIds.includes(contractId));
  const limited = settings.some(({ asksLimits }) => asksLimits) ? contracts : [];
  const before = await leaveBefore(db, calculator, {
    organizationId,
    contracts: limited,
    from,
    first,
  });
  const byOneself = await daysByOneself(db, { ...span, from: first });
  const byEmployee = Map.groupBy(all, ({ employeeId }) => employeeId);
  const employeeIds = [...byEmployee.keys()];
  const noPunches = new Map<string, DevicePunch[]>();
  const punches = settings.some(({ asksPunches }) => asksPunches)
    ? await devicePunches(db, { organizationId, employeeIds, from: first, to: lastDay(month) })
    : noPunches;
  const ways: Way[] = [];
  const people = { organizationId, byEmployee, on: first };
  for (const { parametersIn, parameters, leadIn, asksPunches } of settings) {
    ways.push({
      parameters,
      from: addDays(first, -leadIn),
      punches: asksPunches ? punches : noPunches,
      decisions: readsDecisions(parameters, levels)
        ? await decisionsOfMonth(db, calculator, parametersIn, people)
        : withoutDecisions,
    });
  }
  const inputOf = (contract: DaysOfContract, way: Way): MonthInput => {
    const { parameters, punches: read, decisions } = way;
    const others = byEmployee.get(contract.employeeId)?.filter((one) => one !== contract) ?? [];
    const leave = before.get(contract.contractId);
    const punched = punchesByDay(contract, read.get(contract.employeeId) ?? []);
    const days = contract.days.flatMap((day, at) =>
      day.date < way.from
        ? []
        : {
            ...findingDay(calculator, day, others, at),
            ...punchesOn(day, punched),
            ...decisions.allowancesOn(contract, day.date),
          },
    );
    return {
      contractId: contract.contractId,
      regime: employmentType(contract.employmentType)?.work ?? "none",
      leaveLaw: leaveLawOf(contract.employmentType),
      parameters,
      reasons: calculator.reasons,
      reasonsOn: calculator.reasonsOn,
      today,
      leadIn: days.filter(({ day }) => day < first),
      days: days.filter(({ day }) => day >= first),
      ...(leave === undefined ? {} : { leaveBefore: leave }),
      ...decisions.countersOf(contract),
      teleworkDaysBefore: telework.get(contract.contractId) ?? 0,
      leaveAccounts: query.accounts.get(contract.contractId) ?? [],
      daysByOneself: byOneself.get(contract.contractId) ?? new Set<Day>(),
      documentedDays: documented.get(contract.contractId) ?? new Set<Day>(),
    };
  };
  return (function* inTurn() {
    for (const contract of contracts) yield ways.map((way) => inputOf(contract, way));
  })();
}
