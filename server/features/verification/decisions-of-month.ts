import type { MonthInput } from "#domain/attendance/findings/all.ts";
import type { FindingDay } from "#domain/attendance/findings/frame.ts";
import type { ParametersByMonth } from "#domain/attendance/findings/set-parameters.ts";
import type { Day } from "#domain/calendar/day.ts";
import { spendOvertime } from "#domain/overtime/spend.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator, DaysOfContract } from "#server/features/attendance/public.ts";
import { daysToSpend, decisionsLeft } from "#server/features/overtime-decisions/public.ts";

type Query = { organizationId: string; byEmployee: ReadonlyMap<string, DaysOfContract[]>; on: Day };

/** The input of the overtime rules for a contract. */
export type DecisionsOfMonth = {
  allowancesOn: (contract: DaysOfContract, day: Day) => Pick<FindingDay, "allowances">;
  countersOf: (contract: DaysOfContract) => Pick<MonthInput, "overtime">;
};

/** If no rule needs decisions, none are passed: their rules then do not count as checked. */
export const withoutDecisions: DecisionsOfMonth = {
  allowancesOn: () => ({}),
  countersOf: () => ({}),
};

/** What decisions leave of contracts' overtime on each day of the month that begins `on`, and the overtime counted before it. */
export async function decisionsOfMonth(
  db: Reader,
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  { organizationId, byEmployee, on }: Query,
): Promise<DecisionsOfMonth> {
  const employeeIds = [...byEmployee.keys()];
  const query = { organizationId, employeeIds, on };
  const before = await decisionsLeft(db, calculator, parametersIn, query);
  const spent = new Map(
    [...before].map(([employeeId, { left, counters }]) => {
      const contracts = byEmployee.get(employeeId) ?? [];
      const days = contracts.flatMap((one) => daysToSpend(calculator, parametersIn, one));
      const ofMonth = days.filter(({ day }) => day >= on);
      return [employeeId, { counters, ...spendOvertime(ofMonth, left) }];
    }),
  );
  return {
    allowancesOn: ({ contractId, employeeId }, day) => ({
      allowances: day < on ? [] : (spent.get(employeeId)?.allowancesOn(contractId, day) ?? []),
    }),
    countersOf: ({ contractId, employeeId }) => {
      const ofPerson = spent.get(employeeId);
      if (!ofPerson) return {};
      const { counters, approved } = ofPerson;
      return {
        overtime: { counters, others: approved.filter((one) => one.contractId !== contractId) },
      };
    },
  };
}
