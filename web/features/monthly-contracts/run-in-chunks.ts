import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

/** How far a run over many months has come. */
export type Progress = { done: number; total: number };

/** What the list of months shows. */
export type MonthsShown = Omit<SentInput<typeof monthlyContracts.getAll>, "skip" | "take">;

type Row = { contractId: string; version: number };

/** Months that travel together: so few that a run can be stopped, so many that it does not crawl. */
const chunk = 100;
const page = 200;

/** All months that pass the filter in one of the states, fetched page by page. */
export async function monthsToAct(
  { organizationId, month, search, sort, structureId, state: shown }: MonthsShown,
  states: readonly MonthState[],
): Promise<MonthlyContractItem[]> {
  const found: MonthlyContractItem[] = [];
  for (const state of states.filter((one) => shown === undefined || shown === one)) {
    for (let skip = 0; ; skip += page) {
      const filter = { organizationId, month, search, sort, structureId, state };
      const input = { ...filter, skip, take: page };
      const { items, total } = await request(monthlyContracts.getAll, input);
      found.push(...items);
      if (items.length === 0 || skip + page >= total) break;
    }
  }
  return found;
}

/**
 * Sends the rows to `act` chunk by chunk, and says after each how far it has come. Stops before the next chunk when
 * `signal` is aborted. A run that was stopped or failed may be repeated: what was done is told as changed.
 */
export async function runInChunks(
  rows: readonly Row[],
  act: (rows: Row[]) => Promise<{ rows: readonly RowOutcome[] }>,
  watch: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (let at = 0; at < rows.length && !watch.signal.aborted; at += chunk) {
    const some = rows
      .slice(at, at + chunk)
      .map(({ contractId, version }) => ({ contractId, version }));
    outcomes.push(...(await act(some)).rows);
    watch.onProgress({ done: Math.min(at + chunk, rows.length), total: rows.length });
  }
  return outcomes;
}
