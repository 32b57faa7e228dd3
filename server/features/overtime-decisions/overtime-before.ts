import { spendingDays } from "#domain/attendance/findings/overtime.ts";
import { leastLimits } from "#domain/attendance/findings/private-week.ts";
import type { ParametersByMonth } from "#domain/attendance/findings/set-parameters.ts";
import { addDays, type Day, daysFrom, firstDay, mondayOf, monthOf } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import {
  overtimeBefore,
  type OvertimeBefore,
  type OvertimeGrant,
  type SpendingDay,
} from "#domain/overtime/spend.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type Calculator,
  type ContractDaysQuery,
  type DaysOfContract,
  daysOfContracts,
} from "#server/features/attendance/public.ts";
import { contractsOf, grantsOf, type GrantOfPerson } from "./grants.queries.ts";

type DaysQuery = { organizationId: string; employeeIds: readonly string[]; from: Day; to: Day };

/** People of a body, and the day from which to the end of its month decisions are used up. */
type Query = { organizationId: string; employeeIds: readonly string[]; on: Day };

/** The people whose days are read: only those covered by a decision from the day on, or all whose overtime may be counted. */
type Of = "covered" | "counted";

const peopleAtOnce = 40;

/**
 * What is left, at the beginning of a day, of the decisions that cover people from then to the end of the month, and
 * the overtime counted before it; people without a decision are left out. Days are read only for covered people, and
 * only those with overtime since their first decision: at most a year of a decision and the year of its counters.
 */
export async function decisionsLeft(
  db: Reader,
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  { organizationId, employeeIds, on }: Query,
  of: Of = "covered",
): Promise<Map<string, OvertimeBefore>> {
  const grants = await grantsOf(db, { organizationId, employeeIds, month: monthOf(on) });
  const byPerson = Map.groupBy(grants, ({ employeeId }) => employeeId);
  const covered = [...byPerson].filter(
    ([, own]) => of === "counted" || own.some(({ to }) => to >= on),
  );
  const before = new Map<string, OvertimeBefore>();
  for (let at = 0; at < covered.length; at += peopleAtOnce) {
    const people = covered.slice(at, at + peopleAtOnce);
    const days = await daysBefore(db, calculator, parametersIn, { organizationId, people, on });
    for (const [employeeId, own] of people) {
      const spent = (days.get(employeeId) ?? []).flatMap((contract) =>
        daysToSpend(calculator, parametersIn, contract),
      );
      before.set(employeeId, overtimeBefore(spent, own.map(ofAnyone), on));
    }
  }
  return before;
}

/** A grant without its person, who is already known. */
function ofAnyone({ employeeId: _person, ...grant }: GrantOfPerson): OvertimeGrant {
  return grant;
}

/**
 * The days of a contract on which decisions are used up, each month measured as its own check does: under the rules as
 * set in that month, and with the preceding days that belong to its first week.
 */
export function daysToSpend(
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  { contractId, employmentType: type, days }: DaysOfContract,
): SpendingDay[] {
  const regime = employmentType(type)?.work ?? "none";
  const structures = new Map(
    days.map(({ date, term, record }) => [date, record?.structureId ?? term?.structureId ?? null]),
  );
  const found = days.map(({ date: day, term, plan, nature, nextNature, intervals, result }) => {
    const schedule = term ? calculator.schedules.get(term.scheduleId) : undefined;
    return { day, plan, nature, nextNature, intervals, result, ...(schedule ? { schedule } : {}) };
  });
  return [...Map.groupBy(found, ({ day }) => monthOf(day))].flatMap(([month, ofMonth]) => {
    const first = firstDay(month);
    const monday = mondayOf(first);
    const weekBefore = found.filter(({ day }) => monday <= day && day < first);
    const parameters = parametersIn(month);
    const { reasons, reasonsOn } = calculator;
    const frame = { contractId, regime, parameters, reasons, reasonsOn };
    const measured = spendingDays(
      [...weekBefore, ...ofMonth],
      frame,
      (day) => structures.get(day) ?? null,
    );
    return measured.filter(({ day }) => day >= first);
  });
}

type Covered = readonly (readonly [employeeId: string, grants: readonly GrantOfPerson[]])[];

async function daysBefore(
  db: Reader,
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  { organizationId, people, on }: { organizationId: string; people: Covered; on: Day },
): Promise<Map<string, DaysOfContract[]>> {
  const first = people.flatMap(([, own]) => own.map(({ from }) => from)).toSorted()[0];
  if (first === undefined || first >= on) return new Map();
  const employeeIds = people.map(([employeeId]) => employeeId);
  const query = { organizationId, employeeIds, from: mondayOf(first), to: addDays(on, -1) };
  return daysWithOvertime(db, calculator, parametersIn, query);
}

/**
 * The days with overtime of people's contracts, by person. Under private law a week is counted as a whole and its overtime does
 * not follow from the plan, so all days of the weeks that may contain any are returned. The span begins on a Monday.
 */
export async function daysWithOvertime(
  db: Reader,
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  { organizationId, employeeIds, from, to }: DaysQuery,
): Promise<Map<string, DaysOfContract[]>> {
  const contracts = await contractsOf(db, organizationId, employeeIds);
  const queryFor = (
    isWeekly: boolean,
    only: NonNullable<ContractDaysQuery["only"]>,
  ): ContractDaysQuery => ({
    organizationId,
    from,
    to,
    only,
    contractIds: contracts.filter((one) => isOfWeeks(one) === isWeekly).map(({ id }) => id),
  });
  const months = [...new Set(daysFrom(from, to).map(monthOf))];
  const limits = leastLimits(months.map(parametersIn));
  const days = [
    ...(await daysOfContracts(db, calculator, queryFor(true, limits))),
    ...(await daysOfContracts(db, calculator, queryFor(false, "beyond-plan"))),
  ];
  return Map.groupBy(days, ({ employeeId }) => employeeId);
}

function isOfWeeks({ employmentType: type }: { employmentType: number }): boolean {
  return employmentType(type)?.work === "private";
}
