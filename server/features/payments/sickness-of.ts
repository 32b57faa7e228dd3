import { sql } from "kysely";
import { firstDay, lastDay, type Day, type Month } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import { unbrokenService } from "#domain/leave/service.ts";
import { decimalToCents } from "#domain/money.ts";
import {
  dayOfIllness,
  type DayOfIllness,
  illnessKnownFrom,
  sicknessRules,
  sickPayOfDays,
} from "#domain/payments/sickness.ts";
import type { Sickness } from "#domain/payments/types.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type ContractDay,
  type DaysOfContract,
  daysOfContracts,
  type Calculator,
} from "#server/features/attendance/public.ts";
import { benefitsOf } from "#server/features/sickness-benefits/public.ts";
import { globalParams } from "#server/kernel/global-params.ts";

type Engagement = { id: string; employeeId: string; startDate: Day; endDate: Day | null };

/**
 * How the illness of the month is paid for each of the private-law contracts, based on its whole year and employment
 * year; contracts that run into each other are one service.
 */
export async function sicknessOf(
  db: Reader,
  calculator: Calculator,
  query: { organizationId: string; month: Month; contracts: readonly DaysOfContract[] },
): Promise<Map<string, Sickness>> {
  const { organizationId, month } = query;
  const sick = query.contracts.filter(
    ({ employmentType: type, days }) =>
      employmentType(type)?.work === "private" &&
      days.some((day) => asIllness(calculator, day).is === "sick"),
  );
  const found = new Map<string, Sickness>();
  if (sick.length === 0) return found;
  const rules = sicknessRules(await globalParams(db, lastDay(month)));
  const engagements = await engagementsOf(db, organizationId, sick);
  for (const { contractId, employeeId, days } of sick) {
    const own = engagements.find(({ id }) => id === contractId);
    if (!own) continue;
    const others = engagements.filter((one) => one !== own && one.employeeId === employeeId);
    const service = unbrokenService(own, others);
    const contractIds = service.contracts.map(({ id }) => id);
    const from = illnessKnownFrom(service.startDate, firstDay(month));
    const span = { organizationId, contractIds, from, to: days.at(-1)?.date ?? lastDay(month) };
    const given = new Map(days.filter(({ term }) => term).map((day) => [day.date, day]));
    const stored = oneService(await daysOfContracts(db, calculator, span));
    const known = stored.map((day) => given.get(day.date) ?? day);
    const benefits = await benefitsOf(db, organizationId, contractIds);
    found.set(contractId, {
      pay: sickPayOfDays(
        known.map((day) => asIllness(calculator, day)),
        service.startDate,
        rules,
      ),
      benefits: benefits.map((one) => ({
        from: one.from,
        to: one.to,
        cents: decimalToCents(one.amount) ?? 0,
      })),
    });
  }
  return found;
}

/** The days of consecutive contracts, each taken from the contract that runs on it. */
function oneService(contracts: readonly DaysOfContract[]): ContractDay[] {
  const [first, ...rest] = contracts;
  return (first?.days ?? []).map(
    (day, at) =>
      [day, ...rest.flatMap(({ days }) => days[at] ?? [])].find(({ term }) => term) ?? day,
  );
}

function asIllness(calculator: Calculator, { date, result }: ContractDay): DayOfIllness {
  return dayOfIllness(date, result, calculator.reasonsOn(date));
}

async function engagementsOf(
  db: Reader,
  organizationId: string,
  contracts: readonly DaysOfContract[],
): Promise<Engagement[]> {
  const employeeIds = contracts.map(({ employeeId }) => employeeId);
  const { rows } = await sql<Engagement>`
    select id, employee_id as "employeeId", start_date as "startDate", end_date as "endDate" from contract
    where organization_id = ${organizationId} and employee_id = any (${employeeIds}::uuid[])
      and has_run(state)
  `.execute(db);
  return rows;
}
