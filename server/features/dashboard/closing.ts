import { sql } from "kysely";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Closing, UnfinishedMonth } from "#api/dashboard.ts";
import {
  addMonths,
  type Day,
  firstDay,
  lastDay,
  type Month,
  monthOf,
} from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { boardOf, unfinishedMonth } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

const mostOpen = 6;

/** Structures that still have to be signed for the last complete month, or for one before it. */
export async function structuresToSign(ctx: BodyContext, db: Reader): Promise<number> {
  const { organizationId, today } = ctx;
  const closing = await unfinishedMonth(db, { organizationId, month: lastMonthOver(today) });
  const months = [closing, ...(await unfinishedMonths(ctx, db))];
  return months.reduce((total, one) => total + one.structuresToSign, 0);
}

/**
 * The calendar months before the last one in which a contract's month is still to be submitted or signed, and the
 * `others`, oldest first: all with a month that waits for its signature, and of the rest the six oldest. Their doubts
 * are left out: to know whether a check is outdated, every ledger entry since it was made would have to be read.
 */
export async function unfinishedMonths(
  { organizationId, today }: BodyContext,
  db: Reader,
  others: readonly Month[] = [],
): Promise<UnfinishedMonth[]> {
  // Literals, as in the predicate of their index: with the states as parameters the index is not used.
  const { rows } = await sql<{ month: Month; isHandedIn: boolean }>`${prepared}
    select month, bool_or(state = 'submitted') as "isHandedIn" from monthly_contract
    where organization_id = ${organizationId} and state in ('draft', 'returned', 'submitted')
      and month < ${lastMonthOver(today)}
    group by month`.execute(db);
  const handedIn = new Set(rows.flatMap(({ month, isHandedIn }) => (isHandedIn ? [month] : [])));
  const all = new Set([...rows.map(({ month }) => month), ...others]);
  const open = [...all].filter((month) => !handedIn.has(month)).toSorted();
  const months = [...handedIn, ...open.slice(0, mostOpen)].toSorted();
  const found: UnfinishedMonth[] = [];
  for (const month of months) found.push(await unfinishedMonth(db, { organizationId, month }));
  return found;
}

/**
 * Of the twelve months before the last one, those in which a contract ran without a stored month, since no day of it
 * was recorded. They begin with the body's first day of keeping attendance, else with its first stored month.
 */
export async function untouchedMonths(
  { organizationId, today }: BodyContext,
  db: Reader,
): Promise<Month[]> {
  const last = lastMonthOver(today);
  const year = Array.from({ length: 12 }, (_, at) => addMonths(last, at - 12));
  const { rows } = await sql<{ month: Month }>`${prepared}
    select m.month
    from unnest(${year}::text[], ${year.map(firstDay)}::date[], ${year.map(lastDay)}::date[]) m (month, first_day, last_day)
    where m.month >= coalesce(
        (select to_char(kept_from, 'YYYY-MM') from organization where id = ${organizationId}),
        (select month from monthly_contract where organization_id = ${organizationId} order by month limit 1))
      and exists (
        select from running_term t
        where t.organization_id = ${organizationId} and t.first_day <= m.last_day and t.last_day >= m.first_day
          and not exists (
            select from monthly_contract k
            where k.organization_id = ${organizationId} and k.contract_id = t.contract_id and k.month = m.month))
    order by m.month`.execute(db);
  return rows.map(({ month }) => month);
}

/** The sums over all structures on the board of the last complete month. */
export async function closingOf(ctx: BodyContext): Promise<Closing> {
  const month = lastMonthOver(ctx.today);
  const board = await boardOf(ctx, { organizationId: ctx.organizationId, month });
  const sum = (of: (row: BoardRow) => number) => board.reduce((total, row) => total + of(row), 0);
  return {
    month,
    contracts: sum((row) => row.contracts),
    pendingDays: sumOfKnown(board.map((row) => row.pendingDays)),
    missingDays: sumOfKnown(board.map((row) => row.missingDays)),
    errors: sum((row) => row.errors),
    warnings: sum((row) => row.warnings),
    unchecked: sum((row) => row.unchecked),
    uncheckedStructures: board
      .filter((row) => row.unchecked > 0)
      .map(({ structureId }) => structureId),
    openDisputes: sum((row) => row.openDisputes),
    states: {
      draft: sum((row) => row.draft),
      submitted: sum((row) => row.submitted),
      awaiting: sum((row) => row.awaiting),
      signed: sum((row) => row.signed - row.approved),
      approved: sum((row) => row.approved),
    },
    structuresToSign: board.filter(
      (row) => row.draft === 0 && row.signed + row.awaiting < row.contracts,
    ).length,
  };
}

function lastMonthOver(today: Day): Month {
  return addMonths(monthOf(today), -1);
}

/** A figure unknown for one structure is unknown in the sum. */
function sumOfKnown(counts: readonly (number | null)[]): number | null {
  return counts.reduce(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
}
