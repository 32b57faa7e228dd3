import type { bodyMonths } from "#api/body-months.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { centsToDecimal } from "#domain/money.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { amountsOfMonths } from "#server/features/payments/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { bodyMonthListing } from "./body-months.queries.ts";

export const bodyMonthHandlers: Handlers<typeof bodyMonths> = {
  getAll: bodyMonthListing.getAll,
  export: bodyMonthListing.export,
  /** What the signed, approved and paid months of a body are worth by their records, of a month and of the one before. */
  getAmounts: async (ctx, { organizationId, month }) => {
    const calculator = await calculatorOf(ctx);
    const before = addMonths(month, -1);
    return readBody(ctx, async (db) => {
      const months = await db
        .selectFrom("monthly_contract")
        .select(["contract_id as contractId", "month"])
        .where("organization_id", "=", organizationId)
        .where("month", "in", [month, before])
        .where("state", "in", ["signed", "approved", "paid"])
        .execute();
      const amounts = await amountsOfMonths(db, calculator, { organizationId, months });
      const sumOf = (wanted: string) => {
        const ofMonth = [...amounts].filter(([key]) => key.endsWith(`/${wanted}`));
        return centsToDecimal(ofMonth.reduce((sum, [, { cents }]) => sum + cents, 0));
      };
      return { amount: sumOf(month), amountBefore: sumOf(before) };
    });
  },
};
