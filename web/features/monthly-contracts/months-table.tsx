import { useQuery } from "@tanstack/react-query";
import {
  type monthlyContractFilters,
  monthlyContracts,
  type MonthlyContractItem,
} from "#api/monthly-contracts.ts";
import { mayAct } from "#domain/access.ts";
import { monthStates } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization, useRole } from "#web/kernel/organization.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import { useTicks } from "#web/ui/data-table/use-ticks.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { ActsOnAll } from "./acts-on-all.tsx";
import { BulkActs } from "./bulk-acts.tsx";
import { monthColumns } from "./month-columns.tsx";
import { wayToMonth } from "./month-link.tsx";

/** What the address holds of the list. */
export type MonthsSearch = ListSearch<typeof monthlyContractFilters>;

type Props = { month: Month; list: ListState<MonthsSearch> };

/** The months of the contracts, which can be ticked and then closed or returned together. */
export function MonthsTable({ month, list }: Props) {
  const { id: organizationId, fullAccess } = useOrganization();
  const role = useRole();
  // Users may submit a month of their own; the agency's acts on it are for someone else.
  const maySubmit = mayAct(role, "month.submit", fullAccess ? "full" : "read");
  const filters = { ...list.search, organizationId, month };
  const { page: _page, take: _take, saved: _saved, ...exportFilters } = filters;
  const found = useQuery(listOf(monthlyContracts.getAll, pageInput(filters)));
  const items = found.data?.items ?? [];
  const ticks = useTicks(found, keyOf, month);
  return (
    <DataTable<MonthlyContractItem, MonthsSearch>
      name="monthly-contracts"
      label={t.list}
      columns={monthColumns}
      found={found}
      list={withoutMonth(list)}
      usualSort="name"
      rowKey={keyOf}
      rowLink={wayToMonth}
      searchLabel={t.search}
      filters={<Filters month={month} list={list} />}
      tools={
        <>
          <ExportMenu
            onExport={(format, taking) =>
              download(monthlyContracts.export, { ...exportFilters, format }, taking)
            }
          />
          {ticks.ticked.length === 0 && <ActsOnAll month={month} filter={filters} />}
        </>
      }
      bulk={<BulkActs month={month} chosen={ticks.ticked} onDone={ticks.clear} />}
      selection={{
        ...ticks.selection,
        refusalTo: (id) =>
          !maySubmit && items.some((one) => one.contractId === id && one.isOwn)
            ? ownAffairTexts.month
            : null,
      }}
      empty={<EmptyState title={t.none} text={t.noneHint} />}
    />
  );
}

function keyOf({ contractId }: MonthlyContractItem): string {
  return contractId;
}

function Filters({ month, list }: Props) {
  const board = useAnswer(monthlyContracts.getBoard, { month });
  return (
    <>
      <FilterSelect
        label={t.structure}
        any={t.allStructures}
        searchable
        w={240}
        read={board}
        data={board.data?.structures.map((row) => ({ value: row.structureId, label: row.title }))}
        chosen={list.search.structureId}
        onChoose={(structureId) => list.change({ structureId })}
      />
      <FilterSelect
        label={t.state}
        any={t.allStates}
        w={190}
        data={monthStates.map((state) => ({ value: state, label: monthStateTexts[state] }))}
        chosen={list.search.state}
        onChoose={(state) => list.change({ state })}
      />
    </>
  );
}

/** The month is the subject of the page, not a filter of the list. */
function withoutMonth(list: ListState<MonthsSearch>): ListState<MonthsSearch> {
  const { search, structureId, state } = list.search;
  return {
    ...list,
    filtered: [search, structureId, state].some((filter) => filter !== undefined),
    clear: () => list.change({ search: undefined, structureId: undefined, state: undefined }),
  };
}
