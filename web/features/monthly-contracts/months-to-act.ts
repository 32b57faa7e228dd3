import type { ReactNode } from "react";
import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import { request, type SentInput } from "#web/kernel/request.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";

/** The filter of the list of months. */
export type MonthsFilter = Omit<SentInput<typeof monthlyContracts.getAll>, "skip" | "take">;

const page = 200;

/** All months that match the filter in one of the states, fetched page by page. */
export async function monthsToAct(
  { organizationId, month, search, sort, structureId, state: stateFilter }: MonthsFilter,
  states: readonly MonthState[],
): Promise<MonthlyContractItem[]> {
  const found: MonthlyContractItem[] = [];
  for (const state of states.filter((one) => stateFilter === undefined || stateFilter === one)) {
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

/** The outcome of each month that was sent, with its person as `show` renders it. */
export function outcomesOfMonths(
  sent: readonly MonthlyContractItem[],
  rows: readonly RowOutcome[],
  show: (row: MonthlyContractItem) => ReactNode,
): Outcome[] {
  const names = new Map(sent.map((row) => [row.contractId, show(row)] as const));
  return rows.map(({ contractId, outcome, messages }) => ({
    key: contractId,
    names: [names.get(contractId)],
    outcome,
    messages,
  }));
}
