import { sql } from "kysely";
import { payrollList, type PayrollRow, type PayrollSums, payrollTotals } from "#api/payroll.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import { type MonthState, signedStates } from "#domain/attendance/monthly.ts";
import { addMonths, firstDay, lastDay, monthOf, type Month } from "#domain/calendar/day.ts";
import { recordOf } from "#domain/keys.ts";
import { centsToDecimal } from "#domain/money.ts";
import { payDeductions, payrollOf } from "#domain/payments/payroll.ts";
import type { MonthAmount } from "#domain/payments/types.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { rowsIn } from "#server/db/page.ts";
import { matchesWords } from "#server/db/search.ts";
import { type Calculator, calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import { fullName } from "#server/features/employees/public.ts";
import { hoursOf } from "#server/integrations/files/sheet.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { listingOf } from "#server/lists/listing.ts";
import { employmentTypeText } from "#texts/employment-types.ts";
import { payrollListTexts, payrollTexts } from "#texts/payroll.ts";
import { amountsOfMonths, type ContractMonth, keyOf } from "./amounts-of-months.ts";
import { currentMonths } from "./months-due.ts";
import { stepOf } from "./payment-lines.queries.ts";

type Asked = {
  organizationId: string;
  month: Month;
  search?: string | undefined;
  structureId?: string | undefined;
};
type WithState = ContractMonth & { state: MonthState };

/**
 * The payroll of a month, by name. What a month is worth is worked out at each asking, as a payment works it out, once the month is
 * signed.
 */
export const payrollListing = listingOf(payrollList, {
  texts: payrollListTexts,
  before: ({ month, ...asked }, ctx) =>
    withWorth(ctx, { ...asked, month: month ?? addMonths(monthOf(ctx.today), -1) }),
  fileName: (_db, { month }) => `${payrollListTexts.title} ${month}`,
  also: async (db, asked) => ({ month: asked.month, sums: await sumsOf(db, asked) }),
  count: (_db, { months }) => months.length,
  items: async (db, asked, _asking, page) => {
    const rows = await rowsIn(shown(db, asked), page);
    const current = await currentMonths(db, asked.organizationId, rows);
    const held = new Map(current.map((one) => [keyOf(one), one.held]));
    return rows.map(({ totals: stored, month, ...row }) => {
      const { contractId } = row;
      const totals = asked.mask.totals(stored);
      return {
        ...row,
        ...recordOf(payrollTotals, (total) => totals[total]),
        ...payOf(asked.amounts.get(keyOf({ contractId, month }))),
        held: held.get(keyOf({ contractId, month })) ?? null,
        ...(asked.mask.hides && withoutReasons),
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
  },
});

/** A body's whole month as whoever asks may see it, and how many contracts run in it without one. */
export async function payrollOfMonth(
  ctx: BodyContext,
  month: Month,
): Promise<{ rows: PayrollRow[]; uncomputed: number; isMasked: boolean }> {
  const asked = await withWorth(ctx, { organizationId: ctx.organizationId, month });
  const whole = { skip: 0, take: asked.months.length };
  return readBody(ctx, async (db) => ({
    rows: await payrollListing.items(db, asked, ctx, whole),
    uncomputed: await uncomputedCount(db, asked),
    isMasked: asked.mask.hides,
  }));
}

async function withWorth(ctx: BodyContext, asked: Asked) {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  const worth = await readBody(ctx, (db) => worthOfMonths(db, calculator, asked));
  return { ...asked, ...worth, mask };
}

/** What is left out for who may not know why somebody was absent. */
const withoutReasons = {
  ...recordOf(payDeductions, () => null),
  steps: [],
  daysWithoutBenefit: 0,
};

function noteOf({ state, daysWithoutBenefit }: PayrollRow): string | null {
  if (daysWithoutBenefit > 0) return payrollTexts.withoutBenefit(daysWithoutBenefit);
  return signedStates.includes(state) ? null : payrollTexts.notSigned;
}

/** What of a row hangs on the amount: nothing of it is known until there is one, and no sum where a benefit is missing. */
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

/** The months that pass the filter, whatever the page, and by `keyOf` what those that are signed are worth. */
type Worth = { months: readonly WithState[]; amounts: ReadonlyMap<string, MonthAmount> };

async function worthOfMonths(db: Reader, calculator: Calculator, asked: Asked): Promise<Worth> {
  const months = await matching(db, asked)
    .select(["m.contract_id as contractId", "m.month", "m.state"])
    .execute();
  const { organizationId } = asked;
  const signed = months.filter(({ state }) => signedStates.includes(state));
  const amounts = await amountsOfMonths(db, calculator, { organizationId, months: signed });
  return { months, amounts };
}

async function sumsOf(db: Reader, asked: Asked & Worth): Promise<PayrollSums> {
  const worths = [...asked.amounts.values()];
  const known = worths.filter(({ withoutBenefit }) => withoutBenefit.length === 0);
  return {
    amount: centsToDecimal(known.reduce((sum, { cents }) => sum + cents, 0)),
    known: known.length,
    unsigned: asked.months.length - worths.length + (await uncomputedCount(db, asked)),
    lacking: worths.length - known.length,
  };
}

/** Contracts that run in the month and have no month stored yet. */
async function uncomputedCount(db: Reader, asked: Asked): Promise<number> {
  const { organizationId, month, search, structureId } = asked;
  const { uncomputed } = await db
    .selectFrom("running_term as t")
    .innerJoin("contract as c", ofOrganization("c.id", "t.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .where("t.organization_id", "=", organizationId)
    .where("t.first_day", "<=", lastDay(month))
    .where("t.last_day", ">=", firstDay(month))
    .where((of) => of.and(conditionsOf({ "t.structure_id": structureId })))
    .where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("monthly_contract as m")
            .whereRef("m.organization_id", "=", "t.organization_id")
            .whereRef("m.contract_id", "=", "t.contract_id")
            .where("m.month", "=", month)
            .where("m.state", "<>", "cancelled")
            .select("m.month"),
        ),
      ),
    )
    .select(sql<number>`count(distinct t.contract_id)::int`.as("uncomputed"))
    .executeTakeFirstOrThrow();
  return uncomputed;
}

function shown(db: Reader, asked: Asked) {
  const [first, last] = [firstDay(asked.month), lastDay(asked.month)];
  const terms = sql<{ terms: number }>`(
    select count(*)::int as terms from contract_term
    where organization_id = m.organization_id and contract_id = m.contract_id
      and valid_from <= ${last}::date and coalesce(valid_to, 'infinity') >= ${first}::date)`;
  return (
    matching(db, asked)
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom("contract_term as t")
            .whereRef("t.organization_id", "=", "m.organization_id")
            .whereRef("t.contract_id", "=", "m.contract_id")
            .where("t.valid_from", "<=", last)
            .orderBy("t.valid_from", "desc")
            .limit(1)
            .select(["t.pay_basis as payBasis", "t.rate"])
            .as("t"),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(terms.as<"n">("n"), (join) => join.onTrue())
      .select(["m.contract_id as contractId", "m.month", "m.state"])
      // Guarantee: it is written by our own calculation alone.
      .select(sql<MonthTotals>`m.totals`.as("totals"))
      .select(["c.number as contractNumber", "c.specialty", "c.employment_type as employmentType"])
      .select([...fullName, "e.afm", "e.amka", "s.title as structureTitle"])
      .select(["t.payBasis", "t.rate", "n.terms"])
      .orderBy("e.search_key")
      .orderBy("c.id")
  );
}

function matching(db: Reader, { organizationId, month, search, structureId }: Asked) {
  return db
    .selectFrom("monthly_contract as m")
    .innerJoin("contract as c", ofOrganization("c.id", "m.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .innerJoin("structure as s", ofOrganization("s.id", "m.structure_id"))
    .where("m.organization_id", "=", organizationId)
    .where("m.month", "=", month)
    .where("m.state", "<>", "cancelled")
    .where((of) => of.and(conditionsOf({ "m.structure_id": structureId })))
    .where(matchesWords(sql`(e.search_key || ' ' || greek_key(c.number))`, search));
}
