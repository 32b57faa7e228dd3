import type { InputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import { daysOfParts } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { contractsOfLeave } from "./contracts-of-leave.ts";
import { correctedLeave } from "./corrections.queries.ts";
import { leaveStandings } from "./reason-balances.ts";

/** The most that all corrections of one kind may add to a leave of a year. */
const mostDays = 100;

/**
 * Throws a fault at the field for a year in which the person has no contract, a leave without a balance of its own, and
 * days that with earlier corrections exceed a year's maximum or take away more than it has.
 */
export async function requireWithin(
  ctx: BodyContext,
  db: Reader,
  calculator: Calculator,
  input: InputOf<typeof leaveBalances.correct>,
): Promise<void> {
  const { organizationId, contractId, year, code, kind, days } = input;
  const query = { contractIds: [contractId], year, codes: [code] };
  const contracts = await contractsOfLeave(db, { organizationId, ...query });
  const [first, last] = yearsOf(contracts, Number(ctx.today.slice(0, 4)));
  if (year < first || year > last) throw fieldFault("year", t.onlyYears(first, last));
  const when = { passedOn: ctx.today, upTo: "end" } as const;
  const found = await leaveStandings(ctx, db, calculator, { ...query, ...when });
  const { contractIds = [], standings = [] } = found.get(contractId) ?? {};
  const standing = standings.find(({ reason }) => reason.code === code);
  if (!standing) throw fieldFault("code", t.noBalance);
  const { entitled, carried, corrected } = standing.year;
  const has = daysOfParts(entitled + carried + corrected);
  if (days < 0 && has + days < 0) throw fieldFault("days", t.takesMore(year, Math.max(0, has)));
  const rows = await correctedLeave(db, { organizationId, contractIds, year });
  const before = rows
    .filter((row) => row.code === code && row.year === year && row.kind === kind)
    .reduce((sum, { halfDays }) => sum + halfDays / 2, 0);
  if (before + days > mostDays) throw fieldFault("days", t.addsMore(mostDays, before));
}

function yearsOf(
  contracts: readonly { startDate: string; endDate: string | null }[],
  thisYear: number,
): [number, number] {
  const starts = contracts.map(({ startDate }) => Number(startDate.slice(0, 4)));
  const ends = contracts.map(({ endDate }) => Number(endDate?.slice(0, 4) ?? thisYear + 1));
  const first = Math.min(...starts);
  return [first, Math.max(first, Math.min(thisYear + 1, Math.max(...ends)))];
}
