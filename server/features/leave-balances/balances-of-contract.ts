import type { leaveBalances } from "#api/leave-balances.ts";
import { reasonMask, calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { balanceOut, isWorthSaying } from "./balance-out.ts";
import { correctionsOf } from "./corrections.queries.ts";
import { leaveStandings } from "./leave-standings.ts";

/**
 * Leave of a contract in a year, by reason. Reasons that the actor may not know are left out. Throws `not-found` for
 * another body's contract.
 */
export const balancesOfContract: Handler<typeof leaveBalances.getOfContract> = async (
  ctx,
  { organizationId, contractId, year },
) => {
  const [calculator, mask] = [await calculatorOf(ctx), await reasonMask(ctx)];
  return readBody(ctx, async (db) => {
    const asked = { contractIds: [contractId], year, passedOn: ctx.today, upTo: "end" } as const;
    const found = (await leaveStandings(ctx, db, calculator, asked)).get(contractId);
    if (!found) throw new Fault("not-found");
    const { contractIds, standings } = found;
    const corrections = await correctionsOf(db, { organizationId, contractIds, year });
    const told = standings
      .filter((one) => mask.code(`${year}-12-31`, one.reason.code) === one.reason.code)
      .filter(isWorthSaying);
    return {
      contracts: contractIds.length,
      balances: told.map((one) => ({
        ...balanceOut(one, ctx.today),
        corrections: corrections.flatMap(({ code, ...row }) =>
          code === one.reason.code ? [row] : [],
        ),
      })),
    };
  });
};
