import { addDays, type Day } from "#domain/calendar/day.ts";
import { carriedLeft, type LeaveAccount, restOfYear } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { offSince } from "./days-off.queries.ts";
import { type ReasonBalance, leaveStandings } from "./reason-balances.ts";

/**
 * Leave of each contract at the beginning of a day, for the rule that checks whether more is taken than there is;
 * reasons without a number have no account. Uses as many statements for a thousand contracts as for one.
 */
export async function leaveAccounts(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  { contractIds, on }: { contractIds: readonly string[]; on: Day },
): Promise<Map<string, LeaveAccount[]>> {
  const year = Number(on.slice(0, 4));
  const query = { contractIds, year, passedOn: addDays(on, -1), upTo: "passed" } as const;
  const found = await leaveStandings(ctx, db, calculator, query);
  const counting = [...found.values()].flatMap(({ standings }) => standings.filter(countsDaysOff));
  const off = await offSince(db, calculator, {
    organizationId: ctx.organizationId,
    contracts: [...found.values()].map(({ contract }) => contract),
    codes: [...new Set(counting.map(({ reason }) => reason.code))],
    on,
  });
  return new Map(
    [...found].map(([contractId, { standings }]) => {
      const run = off.get(contractId);
      return [
        contractId,
        standings.filter(isLimited).map((standing) => ({
          ...accountOf(standing),
          offSince: run?.code === standing.reason.code ? run.since : null,
        })),
      ];
    }),
  );
}

function isLimited({ entitled, isCorrected }: ReasonBalance): boolean {
  return entitled !== null || isCorrected;
}

function countsDaysOff(standing: ReasonBalance): boolean {
  return isLimited(standing) && standing.reason.dayBasis !== "working";
}

function accountOf(standing: ReasonBalance): Omit<LeaveAccount, "offSince"> {
  const { reason, year, carriedUntil } = standing;
  const { code, carriedAs } = reason;
  return {
    code,
    carriedAs,
    carried: carriedLeft(year),
    carriedUntil,
    own: restOfYear(year),
    countsDaysOff: countsDaysOff(standing),
  };
}
