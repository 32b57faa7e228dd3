import { setImmediate as nextTurn } from "node:timers/promises";
import { findingsOfMonth, type MonthInput } from "#domain/attendance/findings/all.ts";
import type { DayAlongside, DevicePunch, FindingDay } from "#domain/attendance/findings/frame.ts";
import { applicableRules } from "#domain/attendance/findings/applicable-rules.ts";
import type { ParametersByMonth } from "#domain/attendance/findings/set-parameters.ts";
import { leadInDays } from "#domain/attendance/findings/lead-in.ts";
import { readsDecisions } from "#domain/attendance/findings/overtime.ts";
import { readsPunches } from "#domain/attendance/findings/punch.ts";
import { settleDay } from "#domain/attendance/day.ts";
import type { Finding, Interval, RuleId } from "#domain/attendance/types.ts";
import { addDays, firstDay, lastDay, type Day, type Month } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import {
  type ContractDay,
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
import { decisionsOfMonth, noDecisionsAsked } from "./decisions-of-month.ts";
import { devicePunches, punchesByDay } from "./device-punches.ts";
import { siblingsOf, teleworkThisYear } from "./findings.queries.ts";

const levelsAsked = { all: ["information", "warning", "error"], errors: ["error"] } as const;
const contractsAtOnce = 100;
const contractsATurn = 10;

type Query = {
  contractIds: readonly string[];
  month: Month;
  levels: "all" | "errors";
  /** How the rules are set; left out, as the body has set them. */
  parametersIn?: ParametersByMonth;
};

/**
 * What is doubtful in the month of each contract, by contract; `levels: "errors"` leaves the rest out and reads far
 * fewer days, unless a rule that looks far back is set to be an error. Works through a hundred contracts at a time and
 * lets others be answered between them.
 */
export async function findingsOfContracts(
  ctx: BodyContext,
  db: Reader,
  asked: Query,
): Promise<Finding[]> {
  return (await checkOfContracts(ctx, db, asked)).findings;
}

/** What was found of so many contracts, and of how many of them each rule was asked; a rule that was not is left out. */
export type CheckOfContracts = {
  findings: Finding[];
  rules: ReadonlyMap<RuleId, number>;
  contracts: number;
  /** Days with a duty and no record. */
  pendingDays: number;
};

/** The same, with the rules that were asked: one without what it reads found nothing because it did not look. */
export async function checkOfContracts(
  ctx: BodyContext,
  db: Reader,
  asked: Query,
): Promise<CheckOfContracts> {
  const calculator = await calculatorOf(ctx);
  const on = firstDay(asked.month);
  const accounts = await leaveAccounts(ctx, db, calculator, { contractIds: asked.contractIds, on });
  const rules = new Map<RuleId, number>();
  let counted = 0;
  let pendingDays = 0;
  const findings: Finding[] = [];
  for (let at = 0; at < asked.contractIds.length; at += contractsAtOnce) {
    const contractIds = asked.contractIds.slice(at, at + contractsAtOnce);
    for (const input of await monthInputs(ctx, db, calculator, {
      ...asked,
      contractIds,
      accounts,
    })) {
      findings.push(...findingsOfMonth(input));
      for (const rule of applicableRules(input)) rules.set(rule, (rules.get(rule) ?? 0) + 1);
      pendingDays += input.days.filter(({ result }) => result.label === "pending").length;
      counted += 1;
      if (counted % contractsATurn === 0) await nextTurn();
    }
  }
  const told = withoutRepeats(findings);
  const kept = asked.levels === "all" ? told : told.filter(({ level }) => level === "error");
  return { findings: kept, rules, contracts: counted, pendingDays };
}

/** What is of no contract, such as a schedule's, is said once however many contracts lead to it. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const told = new Set<string>();
  return findings.filter(({ contractId, rule, inputs }) => {
    if (contractId !== null) return true;
    const key = canonicalJson({ rule, inputs });
    return !told.has(key) && Boolean(told.add(key));
  });
}

/** What the rules look at, by contract, each made when it is its turn. */
async function monthInputs(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  asked: Query & { accounts: ReadonlyMap<string, readonly LeaveAccount[]> },
): Promise<Iterable<MonthInput>> {
  const { organizationId, today } = ctx;
  const { contractIds, month } = asked;
  const first = firstDay(month);
  const parametersIn = asked.parametersIn ?? (await parametersByMonth(db, organizationId));
  const parameters = parametersIn(month);
  const levels = levelsAsked[asked.levels];
  const from = addDays(first, -leadInDays(parameters, levels));
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
  const byOneself = await daysByOneself(db, { ...span, from: first });
  const byEmployee = Map.groupBy(all, ({ employeeId }) => employeeId);
  const employeeIds = [...byEmployee.keys()];
  const punches = readsPunches(parameters, levels)
    ? await devicePunches(db, { organizationId, employeeIds, from: first, to: lastDay(month) })
    : new Map<string, DevicePunch[]>();
  const decisions = readsDecisions(parameters, levels)
    ? await decisionsOfMonth(db, calculator, parametersIn, {
        organizationId,
        byEmployee,
        on: first,
      })
    : noDecisionsAsked;
  const wanted = new Set(contractIds);
  const inputOf = (contract: DaysOfContract): MonthInput => {
    const others = byEmployee.get(contract.employeeId)?.filter((one) => one !== contract) ?? [];
    const punched = punchesByDay(contract, punches.get(contract.employeeId) ?? []);
    const days = contract.days.map((day, at) => ({
      ...findingDay(calculator, day, others, at),
      ...punchesOn(day, punched),
      ...decisions.allowancesOn(contract, day.date),
    }));
    return {
      contractId: contract.contractId,
      regime: employmentType(contract.employmentType)?.work ?? "none",
      parameters,
      reasons: calculator.reasons,
      today,
      leadIn: days.filter(({ day }) => day < first),
      days: days.filter(({ day }) => day >= first),
      ...decisions.countersOf(contract),
      teleworkDaysBefore: telework.get(contract.contractId) ?? 0,
      leaveAccounts: asked.accounts.get(contract.contractId) ?? [],
      daysByOneself: byOneself.get(contract.contractId) ?? new Set<Day>(),
      documentedDays: documented.get(contract.contractId) ?? new Set<Day>(),
    };
  };
  return (function* inTurn() {
    for (const contract of all) if (wanted.has(contract.contractId)) yield inputOf(contract);
  })();
}

function findingDay(
  calculator: Calculator,
  day: ContractDay,
  others: readonly DaysOfContract[],
  at: number,
): FindingDay {
  const { date, term, plan, nature, nextNature, intervals, result } = day;
  const schedule = term ? calculator.schedules.get(term.scheduleId) : undefined;
  const elsewhere: Interval[] = [];
  const alongside: DayAlongside[] = [];
  for (const { days, employmentType: type } of others) {
    const other = days[at];
    if (!other) continue;
    const settled = settleDay(other.intervals, other.plan);
    elsewhere.push(...settled);
    const isEmployment = (employmentType(type)?.work ?? "none") !== "none";
    if (isEmployment && other.plan.kind !== "outside")
      alongside.push({ settled, result: other.result });
  }
  return {
    day: date,
    plan,
    nature,
    nextNature,
    intervals,
    result,
    ...(schedule ? { schedule } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    ...(alongside.length > 0 ? { alongside } : {}),
    ...(term ? { weeklyMinutes: term.weeklyMinutes } : {}),
  };
}

/** A day on which nobody punched is told of no punches, so that their rules do not count as asked. */
function punchesOn(
  { date, term }: ContractDay,
  punched: ReadonlyMap<Day, DevicePunch[]>,
): Pick<FindingDay, "punches"> {
  const punches = term ? punched.get(date) : undefined;
  return punches ? { punches } : {};
}
