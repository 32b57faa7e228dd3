import { reasonMask } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody, readTogether } from "#server/kernel/read-body.ts";
import {
  type Filter,
  monthlyContractCount,
  monthlyContractRows,
  monthlyContractsText,
} from "./monthly-contracts.queries.ts";

/** A page of the months that pass the filter, with totals as whoever asks may see them. */
export async function listMonths(
  ctx: BodyContext,
  filter: Filter,
  page: { skip: number; take: number },
): Promise<string> {
  const { hides, totals } = await reasonMask(ctx);
  const { userId } = ctx.actor;
  if (!hides) {
    const statements = monthlyContractsText(filter, ctx, page);
    const found = await readTogether(ctx, [ctx.organizationId], statements);
    // Guarantee: it is one statement of one row.
    const [[{ text }]] = found as [[{ text: string }]];
    return text;
  }
  const [items, total] = await readBody(ctx, (db) =>
    Promise.all([
      monthlyContractRows(db, filter, { totals, userId }, page),
      monthlyContractCount(db, filter),
    ]),
  );
  return JSON.stringify({ items, total });
}
