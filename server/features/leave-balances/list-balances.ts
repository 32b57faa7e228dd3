import type { InputOf, OutputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { balancesOfBody } from "./balances-of-body.ts";

/** A page of the balances of one leave over the body. */
export function listBalances(
  ctx: BodyContext,
  { skip, take, ...filter }: InputOf<typeof leaveBalances.getAll>,
): Promise<OutputOf<typeof leaveBalances.getAll>> {
  return readBody(ctx, async (db) => {
    const { total, rows } = await balancesOfBody(ctx, db, filter);
    return { items: await rows(db, { skip, take }), total };
  });
}
