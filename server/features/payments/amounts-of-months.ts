import { sql } from "kysely";
import { addDays, firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { decimalToCents } from "#domain/money.ts";
import { amountOfMonth } from "#domain/payments/amount-of-month.ts";
import { hangsOnNeighbours } from "#domain/payments/pay-of-day.ts";
import { weekOfPay } from "#domain/payments/week-of-pay.ts";
import type { MonthOfInsurance } from "#domain/payments/insurance-days.ts";
import type { MonthAmount, PayTerm } from "#domain/payments/types.ts";
import { sicknessOf } from "./sickness-of.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  type DaysOfContract,
  daysOfContracts,
  type Calculator,
} from "#server/features/attendance/public.ts";

/** The month of one contract. */
export type ContractMonth = { contractId: string; month: Month };

/** A contract's month as a key of a map. */
export function keyOf({ contractId, month }: ContractMonth): string {
  return `${contractId}/${month}`;
}

/** The terms used for pay, if they differ from the stored ones. */
type Pay = { paid?: ((stored: readonly PayTerm[]) => readonly PayTerm[]) | undefined };

/** The amount of each of the contracts' months by its present records and terms, by `keyOf`. */
export function amountsOfMonths(
  db: Reader,
  calculator: Calculator,
  query: OfMonths & Pay,
): Promise<Map<string, MonthAmount>> {
  return resultsOfMonths(db, calculator, query, amountOfMonth);
}

/** The amount of the month for each of the contracts with the given days, by `keyOf`. */
export function amountsOfDays(
  db: Reader,
  calculator: Calculator,
  query: OfDays & Pay,
): Promise<Map<string, MonthAmount>> {
  return resultsOfDays(db, calculator, query, amountOfMonth);
}

type OfMonths = { organizationId: string; months: readonly ContractMonth[] };
type OfDays = { organizationId: string; month: Month; contracts: readonly DaysOfContract[] };

/** Computes a value for each of the contracts' months from everything its pay depends on, by the present records and terms; by `keyOf`. */
export async function resultsOfMonths<T>(
  db: Reader,
  calculator: Calculator,
  { organizationId, ...query }: OfMonths & Pay,
  compute: (month: MonthOfInsurance) => T,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const [month, ofMonth] of Map.groupBy(query.months, (one) => one.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    const span = { from: firstDay(month), to: lastDay(month) };
    const contracts = await daysOfContracts(db, calculator, {
      organizationId,
      contractIds,
      ...span,
    });
    const days = { organizationId, month, contracts, paid: query.paid };
    for (const [key, result] of await resultsOfDays(db, calculator, days, compute))
      found.set(key, result);
  }
  return found;
}

async function resultsOfDays<T>(
  db: Reader,
  calculator: Calculator,
  query: OfDays & Pay,
  compute: (month: MonthOfInsurance) => T,
): Promise<Map<string, T>> {
  const { organizationId, month, paid = (terms) => terms } = query;
  const contracts = await withNeighbours(db, calculator, query);
  const sickness = await sicknessOf(db, calculator, { organizationId, month, contracts });
  const contractIds = contracts.map(({ contractId }) => contractId);
  const terms = await payTerms(db, calculator.schedules, { organizationId, contractIds });
  const found = new Map<string, T>();
  for (const { contractId, employmentType: typeId, days } of contracts) {
    const isPrivate = employmentType(typeId)?.work === "private";
    const result = compute({
      month,
      employmentType: typeId,
      terms: paid(terms.get(contractId) ?? []),
      days,
      reasonsOn: calculator.reasonsOn,
      sickness: sickness.get(contractId) ?? null,
      divisor: isPrivate ? 25 : 30,
      paysHolidays: isPrivate,
    });
    found.set(keyOf({ contractId, month }), result);
  }
  return found;
}

/** How many days before and after a month are read if an absence may continue across its edge. */
const daysAround = 31;

/** The days of each of the contracts, with those around the month if they decide about days off at its edges. */
async function withNeighbours(
  db: Reader,
  calculator: Calculator,
  query: { organizationId: string; month: Month; contracts: readonly DaysOfContract[] },
): Promise<readonly DaysOfContract[]> {
  const { organizationId, month, contracts } = query;
  const contractIds = contracts
    .filter(({ days }) => hangsOnNeighbours(days, calculator.reasonsOn))
    .map(({ contractId }) => contractId);
  if (contractIds.length === 0) return contracts;
  const of = { organizationId, contractIds };
  const [first, last] = [firstDay(month), lastDay(month)];
  const before = { from: addDays(first, -daysAround), to: addDays(first, -1) };
  const after = { from: addDays(last, 1), to: addDays(last, daysAround) };
  const around = [
    await daysOfContracts(db, calculator, { ...of, ...before }),
    await daysOfContracts(db, calculator, { ...of, ...after }),
  ].map((found) => new Map(found.map(({ contractId, days }) => [contractId, days])));
  return contracts.map((one) => {
    const [earlier = [], later = []] = around.map((days) => days.get(one.contractId));
    return { ...one, days: [...earlier, ...one.days, ...later] };
  });
}

/** By contract; a term without an end of its own runs until its contract ends. */
async function payTerms(
  db: Reader,
  schedules: Calculator["schedules"],
  { organizationId, contractIds }: { organizationId: string; contractIds: readonly string[] },
): Promise<Map<string, PayTerm[]>> {
  const { rows } = await sql<{
    contractId: string;
    basis: TermBasis;
    rate: string;
    scheduleId: string;
    weeklyMinutes: number;
    validFrom: string;
    validTo: string | null;
  }>`
    select t.contract_id as "contractId", t.pay_basis as basis, t.rate, t.schedule_id as "scheduleId",
      t.weekly_minutes as "weeklyMinutes", t.valid_from as "validFrom", least(t.valid_to, c.end_date) as "validTo"
    from contract_term t
    join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
    where t.organization_id = ${organizationId} and t.contract_id = any (${contractIds}::uuid[])
  `.execute(db);
  const terms = Map.groupBy(rows, ({ contractId }) => contractId);
  return new Map(
    [...terms].map(([contractId, ofContract]) => [
      contractId,
      ofContract.map(({ basis, rate, scheduleId, weeklyMinutes, validFrom, validTo }) => ({
        basis,
        rateCents: decimalToCents(rate) ?? 0,
        ...weekOfPay(schedules.get(scheduleId), weeklyMinutes),
        validFrom,
        validTo,
      })),
    ]),
  );
}
