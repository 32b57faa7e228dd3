import { mostNamed } from "#api/payroll-layouts.ts";
import { payrollList, type PayrollRow, type PayrollSums, payrollTotals } from "#api/payroll.ts";
import { type MonthState, signedStates } from "#domain/attendance/monthly.ts";
import { addMonths, lastDay, monthOf, type Month } from "#domain/calendar/day.ts";
import { recordOf } from "#domain/keys.ts";
import { centsToDecimal } from "#domain/money.ts";
import { amountOfMonth } from "#domain/payments/amount-of-month.ts";
import {
  type InsuranceDays,
  insuranceDaysOf,
  insuranceDaysWithoutReasons,
  insuranceRules,
  unknownInsurance,
} from "#domain/payments/insurance-days.ts";
import { payDeductions, payrollOf } from "#domain/payments/payroll.ts";
import type { MonthAmount } from "#domain/payments/types.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn } from "#server/db/page.ts";
import { type Calculator, calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import { hoursOf } from "#server/integrations/files/sheet.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { listingOf } from "#server/lists/listing.ts";
import { employmentTypeText } from "#texts/employment-types.ts";
import { exclusionTexts } from "#texts/payments.ts";
import { insuranceDoubtText, payrollListTexts, payrollTexts } from "#texts/payroll.ts";
import { type ContractMonth, keyOf, resultsOfMonths } from "./amounts-of-months.ts";
import { currentMonths } from "./months-due.ts";
import { stepOf } from "./payment-lines.queries.ts";
import {
  payrollMonths,
  type PayrollQuery,
  payrollRows,
  uncomputedCount,
  uncomputedNames,
} from "./payroll.queries.ts";

type WithState = ContractMonth & { state: MonthState };

/**
 * The payroll of a month, by name. A month's amount is computed on each request, as a payment computes it, once the
 * month is signed.
 */
export const payrollListing = listingOf(payrollList, {
  texts: payrollListTexts,
  before: ({ month, ...query }, ctx) =>
    withWorth(ctx, { ...query, month: month ?? addMonths(monthOf(ctx.today), -1) }),
  fileName: (_db, { month }) => `${payrollListTexts.title} ${month}`,
  also: async (db, query) => ({ month: query.month, sums: await sumsOf(db, query) }),
  count: (_db, { months }) => months.length,
  items: async (db, query, _asking, page) => {
    const rows = await rowsIn(payrollRows(db, query), page);
    const current = await currentMonths(db, query.organizationId, rows);
    const heldByMonth = new Map(current.map((one) => [keyOf(one), one.held]));
    return rows.map(({ totals: stored, month, ...row }) => {
      const { contractId } = row;
      const totals = query.mask.totals(stored);
      return {
        ...row,
        ...recordOf(payrollTotals, (total) => totals[total]),
        ...payOf(query.amounts.get(keyOf({ contractId, month }))),
        held: heldByMonth.get(keyOf({ contractId, month })) ?? null,
        ...insuranceOf(query.insurance.get(keyOf({ contractId, month }))),
        ...(query.mask.hides && withoutReasons),
      };
    });
  },
  values: {
    employmentType: (row) => employmentTypeText(row.employmentType),
    ...recordOf(
      ["workedMinutes", "nightMinutes", "sundayHolidayMinutes", "overtimeMinutes"],
      (total) => (row: PayrollRow) => hoursOf(row[total]),
    ),
    note: noteOf,
    insuranceNote: insuranceDoubtText,
  },
});

/**
 * A body's whole month as the actor may see it, and the number of contracts that run in it without a stored month, with
 * the first of them by name.
 */
export async function payrollOfMonth(ctx: BodyContext, month: Month) {
  const query = await withWorth(ctx, { organizationId: ctx.organizationId, month });
  const whole = { skip: 0, take: query.months.length };
  return readBody(ctx, async (db) => {
    const rows = await payrollListing.items(db, query, ctx, whole);
    const uncomputed = await uncomputedCount(db, query);
    const names = uncomputed === 0 ? [] : await uncomputedNames(db, query, mostNamed);
    return { rows, uncomputed, uncomputedNames: names, isMasked: query.mask.hides };
  });
}

async function withWorth(ctx: BodyContext, query: PayrollQuery) {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  const daysOf = mask.hides ? insuranceDaysWithoutReasons : insuranceDaysOf;
  const worth = await readBody(ctx, (db) => worthOfMonths(db, calculator, query, daysOf));
  return { ...query, ...worth, mask };
}

/** The values shown instead to users who may not see the reasons of absences. */
const withoutReasons = { ...recordOf(payDeductions, () => null), steps: [], daysWithoutBenefit: 0 };

/** Users who may not see the reasons of absences read that something is missing, not what. */
function noteOf({ state, amount, daysWithoutBenefit }: PayrollRow): string | null {
  if (daysWithoutBenefit > 0) return payrollTexts.withoutBenefit(daysWithoutBenefit);
  if (!signedStates.includes(state)) return payrollTexts.notSigned;
  return amount === null ? exclusionTexts["something-missing"].title : null;
}

/** The fields of a row that depend on the amount: unknown until there is one, and without sums while a benefit is missing. */
function payOf(worth: MonthAmount | undefined) {
  const isKnown = worth !== undefined && worth.withoutBenefit.length === 0;
  const { earned, deductions } = payrollOf(worth?.steps ?? []);
  const known = (cents: number) => (isKnown ? centsToDecimal(cents) : null);
  return {
    earned: known(earned),
    ...recordOf(payDeductions, (deduction) => known(deductions[deduction])),
    takenOff: known((worth?.cents ?? 0) - earned),
    amount: known(worth?.cents ?? 0),
    steps: isKnown ? worth.steps.map(stepOf) : [],
    daysWithoutBenefit: worth?.withoutBenefit.length ?? 0,
  };
}

/** The insurance days of an unsigned month are unknown: like the amount, they may change. */
function insuranceOf(insurance: InsuranceDays | undefined) {
  const { days, doubt, range } = insurance ?? unknownInsurance("not-signed");
  return { insuranceDays: days, insuranceDoubt: doubt, insuranceRange: range };
}

/**
 * The months that match the filter, regardless of the page, and by `keyOf` the amounts of the signed ones, and their
 * insurance days.
 */
type Worth = {
  months: readonly WithState[];
  amounts: ReadonlyMap<string, MonthAmount>;
  insurance: ReadonlyMap<string, InsuranceDays>;
};

async function worthOfMonths(
  db: Reader,
  calculator: Calculator,
  query: PayrollQuery,
  daysOf: typeof insuranceDaysOf,
): Promise<Worth> {
  const months = await payrollMonths(db, query)
    .select(["m.contract_id as contractId", "m.month", "m.state"])
    .execute();
  const { organizationId } = query;
  const signed = months.filter(({ state }) => signedStates.includes(state));
  const rules = insuranceRules(await globalParams(db, lastDay(query.month)));
  const of = { organizationId, months: signed };
  const worths = await resultsOfMonths(db, calculator, of, (month) => ({
    amount: amountOfMonth(month),
    days: daysOf(month, rules),
  }));
  const each = [...worths];
  return {
    months,
    amounts: new Map(each.map(([key, { amount }]) => [key, amount])),
    insurance: new Map(each.map(([key, { days }]) => [key, days])),
  };
}

async function sumsOf(db: Reader, query: PayrollQuery & Worth): Promise<PayrollSums> {
  const worths = [...query.amounts.values()];
  const known = worths.filter(({ withoutBenefit }) => withoutBenefit.length === 0);
  const insured = [...query.insurance.values()].flatMap(({ days }) => days ?? []);
  return {
    amount: centsToDecimal(known.reduce((sum, { cents }) => sum + cents, 0)),
    known: known.length,
    unsigned: query.months.length - worths.length + (await uncomputedCount(db, query)),
    lacking: worths.length - known.length,
    insuranceDays: insured.reduce((sum, days) => sum + days, 0),
    insuranceUnknown: worths.length - insured.length,
  };
}
