import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { isKnown } from "./balance-out.ts";
import { type ReasonBalance, leaveStandings } from "./reason-balances.ts";

/** A contract's year of a leave with everything taken and planned in it; null if no number is set. */
export async function yearOfLeave(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  { contractId, code, year }: { contractId: string; code: string; year: number },
): Promise<Pick<ReasonBalance, "reason" | "year" | "carriedUntil"> | null> {
  const query = { contractIds: [contractId], year, passedOn: ctx.today, upTo: "end" } as const;
  const found = (await leaveStandings(ctx, db, calculator, query)).get(contractId);
  const standing = found?.standings.find(
    ({ reason }) => reason.code === code || reason.carriedAs === code,
  );
  return standing && isKnown(standing) ? standing : null;
}
