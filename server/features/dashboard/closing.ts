import { sql } from "kysely";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Closing, UnfinishedMonth } from "#api/dashboard.ts";
import { addMonths, type Day, type Month, monthOf } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { boardOf, unfinishedMonth } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

const mostUnfinished = 6;

/** Structures that wait for the signature of the last month that is over, or of one before it. */
export async function structuresToSign(ctx: BodyContext, db: Reader): Promise<number> {
  const { organizationId, today } = ctx;
  const closing = await unfinishedMonth(db, { organizationId, month: lastMonthOver(today) });
  const months = [closing, ...(await unfinishedMonths(ctx, db))];
  return months.reduce((total, one) => total + one.structuresToSign, 0);
}

/**
 * The months before the last with any that is not handed in or not signed, oldest first, at most six. Without their doubts:
 * whether a check is old is read from all that was told since it was made.
 */
export async function unfinishedMonths(
  { organizationId, today }: BodyContext,
  db: Reader,
): Promise<UnfinishedMonth[]> {
  // As in the predicate of their index: states given as parameters would not find it.
  const { rows } = await sql<{ month: Month }>`${prepared}
    select distinct month from monthly_contract
    where organization_id = ${organizationId} and state in ('draft', 'returned', 'submitted')
      and month < ${lastMonthOver(today)}
    order by month limit ${mostUnfinished}`.execute(db);
  const found: UnfinishedMonth[] = [];
  for (const { month } of rows) found.push(await unfinishedMonth(db, { organizationId, month }));
  return found;
}

/** What the board of the last month that is over says of all structures together. */
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

/** What is not known of one structure is not known of all. */
function sumOfKnown(counts: readonly (number | null)[]): number | null {
  return counts.reduce(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
}
