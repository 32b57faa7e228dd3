import type { attendances } from "#api/attendances.ts";
import type { ParametersByMonth } from "#domain/attendance/findings/set-parameters.ts";
import { type Day, lastDay, mondayOf, monthOf } from "#domain/calendar/day.ts";
import type { SpendingDay } from "#domain/overtime/spend.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type Calculator,
  calculatorOf,
  daysOfContracts,
} from "#server/features/attendance/public.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { contractsElsewhere, contractsInStructure } from "./grants.queries.ts";
import { daysToSpend, decisionsLeft } from "./overtime-before.ts";

/** How decisions cover everyone in a structure from a day on. Throws `not-found` for another body's structure. */
export const overtimeOfSheet: Handler<typeof attendances.getOvertime> = async (ctx, input) => {
  const { organizationId, on } = input;
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const contracts = await contractsInStructure(db, input);
    const parametersIn = await parametersByMonth(db, organizationId);
    const byEmployee = Map.groupBy(contracts, ({ employeeId }) => employeeId);
    const query = { organizationId, employeeIds: [...byEmployee.keys()], on };
    const before = await decisionsLeft(db, calculator, parametersIn, query);
    const employeeIds = [...before.keys()];
    const elsewhere = await daysElsewhere(db, calculator, parametersIn, { ...input, employeeIds });
    const people = [...before].map(([employeeId, { left }]) => ({
      contractIds: (byEmployee.get(employeeId) ?? []).map(({ contractId }) => contractId),
      grants: left.filter(({ to }) => to >= on),
      elsewhere: elsewhere.get(employeeId) ?? [],
    }));
    return { people };
  });
};

type Query = {
  organizationId: string;
  structureId: string;
  on: Day;
  employeeIds: readonly string[];
};

/** Overtime of people in other structures, from the day to the end of its month; a week under private law is counted as a whole. */
async function daysElsewhere(
  db: Reader,
  calculator: Calculator,
  parametersIn: ParametersByMonth,
  query: Query,
): Promise<Map<string, SpendingDay[]>> {
  const { organizationId, structureId, on } = query;
  const contractIds = await contractsElsewhere(db, query);
  const span = { from: mondayOf(on), to: lastDay(monthOf(on)) };
  const contracts = await daysOfContracts(db, calculator, { organizationId, contractIds, ...span });
  const isElsewhere = (one: SpendingDay) => one.day >= on && one.structureId !== structureId;
  return new Map(
    [...Map.groupBy(contracts, ({ employeeId }) => employeeId)].map(([employeeId, own]) => [
      employeeId,
      own
        .flatMap((contract) => daysToSpend(calculator, parametersIn, contract))
        .filter((one) => isElsewhere(one) && isSpent(one)),
    ]),
  );
}

function isSpent({ ofKind }: SpendingDay): boolean {
  return Object.values(ofKind).some((minutes) => minutes > 0);
}
