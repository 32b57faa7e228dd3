import { decimalToCents } from "#domain/money.ts";
import type { MonthAmount } from "#domain/payments/types.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { amountsOfMonths, keyOf, type ContractMonth } from "./amounts-of-months.ts";
import { currentMonths, type CurrentMonth } from "./months-due.ts";

type Query = { organizationId: string; months: readonly ContractMonth[] };

/** What a contract's month is worth now, and its difference in cents from what payments hold of it. */
export type Difference = { month: CurrentMonth; cents: number; worth: MonthAmount };

/** The difference of each of the months that a payment may concern; months on their way are not computed. */
export async function differencesOf(
  db: Reader,
  calculator: Calculator,
  query: Query,
): Promise<Difference[]> {
  const standing = (await currentMonths(db, query.organizationId, query.months)).filter(isStanding);
  return workOut(db, calculator, query.organizationId, standing);
}

/** The same for months of which something is held and nothing is on its way, if their worth is known. */
export function differencesOfHeldMonths(
  db: Reader,
  calculator: Calculator,
  query: Query,
): Promise<Difference[]> {
  return knownDifferences(db, calculator, query, ({ held }) => held !== null);
}

/** Like `differencesOfHeldMonths`, but also for months of which nothing is held. */
export function differencesOfKnown(
  db: Reader,
  calculator: Calculator,
  query: Query,
): Promise<Difference[]> {
  return knownDifferences(db, calculator, query, () => true);
}

async function knownDifferences(
  db: Reader,
  calculator: Calculator,
  query: Query,
  isAsked: (month: CurrentMonth) => boolean,
): Promise<Difference[]> {
  const months = (await currentMonths(db, query.organizationId, query.months)).filter(
    (month) => isStanding(month) && isAsked(month) && !month.onItsWay,
  );
  const differences = await workOut(db, calculator, query.organizationId, months);
  return differences.filter(({ worth }) => worth.withoutBenefit.length === 0);
}

/** A month is cancelled if the contract turned out not to run in it; what was paid of it before is an overpayment. */
function isStanding({ state, held }: CurrentMonth): boolean {
  return state === "approved" || state === "paid" || (state === "cancelled" && held !== null);
}

const nothingWorth: MonthAmount = { cents: 0, steps: [], withoutBenefit: [] };

async function workOut(
  db: Reader,
  calculator: Calculator,
  organizationId: string,
  standing: readonly CurrentMonth[],
): Promise<Difference[]> {
  const months = standing.filter(({ onItsWay, state }) => !onItsWay && state !== "cancelled");
  const amounts = await amountsOfMonths(db, calculator, { organizationId, months });
  return standing.map((month) => {
    const worth = amounts.get(keyOf(month)) ?? nothingWorth;
    return { month, worth, cents: worth.cents - (decimalToCents(month.held ?? "0") ?? 0) };
  });
}
