import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { balanceOut } from "./balance-out.ts";
import { leaveStandings } from "./leave-standings.ts";

/** Days of a leave that a contract has left in a year, after all that is taken and planned; null without a number. */
export async function leftOfYear(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  { contractId, code, year }: { contractId: string; code: string; year: number },
): Promise<number | null> {
  const asked = { contractIds: [contractId], year, passedOn: ctx.today, upTo: "end" } as const;
  const found = (await leaveStandings(ctx, db, calculator, asked)).get(contractId);
  const standing = found?.standings.find(
    ({ reason }) => reason.code === code || reason.carriedAs === code,
  );
  return standing ? balanceOut(standing, ctx.today).leftDays : null;
}
