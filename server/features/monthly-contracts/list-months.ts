import type { OutputOf } from "#api/call.ts";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { shownReasons } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import {
  type Filter,
  monthlyContractCount,
  monthlyContractRows,
} from "./monthly-contracts.queries.ts";

/** A page of the months that pass the filter, with totals as whoever asks may see them. */
export async function listMonths(
  ctx: BodyContext,
  filter: Filter,
  page: { skip: number; take: number },
): Promise<OutputOf<typeof monthlyContracts.getAll>> {
  const shown = await shownReasons(ctx);
  return readBody(ctx, async (db) => ({
    items: await monthlyContractRows(db, filter, { ...shown, userId: ctx.actor.userId }, page),
    total: await monthlyContractCount(db, filter),
  }));
}
