import type { bodyMonths } from "#api/body-months.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { centsToDecimal } from "#domain/money.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { amountsOfMonths, keyOf } from "#server/features/payments/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { bodyMonthListing } from "./body-months.queries.ts";

export const bodyMonthHandlers: Handlers<typeof bodyMonths> = {
  ...bodyMonthListing.calls,
  getAmounts: async (ctx, { organizationId, month }) => {
    const calculator = await calculatorOf(ctx);
    return readBody(ctx, async (db) => {
      const months = await db
        .selectFrom("monthly_contract")
        .select(["contract_id as contractId", "month", "state"])
        .where("organization_id", "=", organizationId)
        .where("month", "in", [month, addMonths(month, -1)])
        .where("state", "in", ["signed", "approved", "paid"])
        .execute();
      const amounts = await amountsOfMonths(db, calculator, { organizationId, months });
      const sumOf = (wanted: typeof months) =>
        centsToDecimal(wanted.reduce((sum, one) => sum + (amounts.get(keyOf(one))?.cents ?? 0), 0));
      const {
        waiting = [],
        approved = [],
        before = [],
      } = Object.groupBy(months, (one) =>
        one.month !== month ? "before" : one.state === "signed" ? "waiting" : "approved",
      );
      return { waiting: sumOf(waiting), approved: sumOf(approved), before: sumOf(before) };
    });
  },
};
