import { addDays, type Day } from "#domain/calendar/day.ts";
import { carriedLeft, type LeaveAccount, restOfYear } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type LeaveStanding, leaveStandings } from "./leave-standings.ts";

/**
 * Leave of each contract as it stands at the beginning of a day, for the rule that asks whether more is taken than there
 * is; reasons without a number have no account. As many statements for a thousand contracts as for one.
 */
export async function leaveAccounts(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  { contractIds, on }: { contractIds: readonly string[]; on: Day },
): Promise<Map<string, LeaveAccount[]>> {
  const year = Number(on.slice(0, 4));
  const asked = { contractIds, year, passedOn: addDays(on, -1), upTo: "passed" } as const;
  const found = await leaveStandings(ctx, db, calculator, asked);
  return new Map(
    [...found].map(([contractId, { standings }]) => [contractId, standings.flatMap(accountOf)]),
  );
}

function accountOf({ reason, entitled, year, carriedUntil, isCorrected }: LeaveStanding) {
  if (entitled === null && !isCorrected) return [];
  const { code, carriedAs } = reason;
  const [carried, own] = [carriedLeft(year), restOfYear(year)];
  return [{ code, carriedAs, carried, carriedUntil, own }];
}
