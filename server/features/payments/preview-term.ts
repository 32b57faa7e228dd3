import type { payments } from "#api/payments.ts";
import { signedStates } from "#domain/attendance/monthly.ts";
import { termOn, withTermFrom } from "#domain/attendance/terms.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import type { MonthAmount, PayTerm } from "#domain/payments/types.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { amountsOfMonths, keyOf } from "./amounts-of-months.ts";
import { currentMonths } from "./months-due.ts";

/**
 * The contract's signed months from a day on, each with its present amount and the amount under a different pay from
 * that day: computed as payments compute them, which will find the same difference once the term is added.
 */
export const previewTerm: Handler<typeof payments.previewTerm> = async (ctx, query) => {
  const { organizationId, contractId, validFrom, payBasis, rate } = query;
  const calculator = await calculatorOf(ctx);
  const paid = (terms: readonly PayTerm[]) => {
    const term = termOn(terms, validFrom);
    const pay = { basis: payBasis, rateCents: decimalToCents(rate) ?? 0, validFrom };
    return term ? withTermFrom(terms, { ...term, ...pay }) : terms;
  };
  return readBody(ctx, async (db) => {
    await requireContract(db, query);
    const signed = await db
      .selectFrom("monthly_contract")
      .select(["contract_id as contractId", "month"])
      .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
      .where("month", ">=", monthOf(validFrom))
      .where("state", "in", signedStates)
      .execute();
    const months = await currentMonths(db, organizationId, signed);
    const before = await amountsOfMonths(db, calculator, { organizationId, months });
    const after = await amountsOfMonths(db, calculator, { organizationId, months, paid });
    const found = months.map(({ month, state, held }) => {
      const key = keyOf({ contractId, month });
      return {
        month,
        state,
        held,
        before: centsOf(before.get(key)),
        after: centsOf(after.get(key)),
      };
    });
    const difference = found.reduce(
      (sum, one) =>
        one.before === null || one.after === null ? sum : sum + one.after - one.before,
      0,
    );
    return {
      months: found.map((one) => ({
        ...one,
        before: decimalOf(one.before),
        after: decimalOf(one.after),
      })),
      difference: centsToDecimal(difference),
    };
  });
};

/** Null if a sickness benefit that the month's pay depends on is missing. */
function centsOf(worth: MonthAmount | undefined): number | null {
  return worth && worth.withoutBenefit.length === 0 ? worth.cents : null;
}

const decimalOf = (cents: number | null) => (cents === null ? null : centsToDecimal(cents));
