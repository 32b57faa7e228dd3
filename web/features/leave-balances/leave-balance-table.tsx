import { Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type LeaveBalanceOfList, leaveBalances } from "#api/leave-balances.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { reasonsQuery } from "#web/features/attendance/public.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";

type Search = ListSearch<typeof leaveBalances.getAll.input>;

const columns: readonly Column<LeaveBalanceOfList>[] = [
  {
    id: "name",
    header: t.person,
    cell: (row) => (
      <div>
        {row.lastName} {row.firstName}
        {row.structureTitle !== null && <CellNote>{row.structureTitle}</CellNote>}
      </div>
    ),
    sort: "name",
  },
  {
    id: "contract",
    header: t.contract,
    initiallyHidden: "up to tablets",
    cell: (row) => (
      <div>
        {row.number}
        {row.contracts > 1 && <CellNote>{t.contracts(row.contracts)}</CellNote>}
      </div>
    ),
  },
  { id: "entitled", header: t.entitled, cell: (row) => days(row.entitledDays), align: "end" },
  {
    id: "carried",
    header: t.carried,
    cell: (row) => (
      <div>
        {days(row.carriedDays)}
        {row.carriedDays > 0 && <CellNote>{t.carriedUntil(formatDay(row.carriedUntil))}</CellNote>}
      </div>
    ),
    sort: "carried",
    align: "end",
  },
  {
    id: "corrected",
    header: t.corrected,
    cell: (row) => days(row.correctedDays),
    align: "end",
    initiallyHidden: "up to tablets",
  },
  { id: "taken", header: t.taken, cell: (row) => days(row.takenDays), sort: "taken", align: "end" },
  {
    id: "planned",
    header: t.planned,
    cell: (row) => days(row.plannedDays),
    align: "end",
    initiallyHidden: "up to tablets",
  },
  {
    id: "left",
    header: t.left,
    cell: ({ leftDays }) => (
      <Text span inherit fw={650} {...((leftDays ?? 0) < 0 ? { c: "red" } : {})}>
        {days(leftDays)}
      </Text>
    ),
    sort: "left",
    align: "end",
  },
];

/** One leave of everyone of the body; a row leads to the contract's own balances. */
export function LeaveBalanceTable({ list }: { list: ListState<Search> }) {
  const { id: organizationId } = useOrganization();
  const { search } = list;
  const found = useQuery(listOf(leaveBalances.getAll, { organizationId, ...pageInput(search) }));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <DataTable
      name="leave-balances"
      label={t.table}
      columns={columns}
      found={found}
      list={list}
      usualSort="name"
      rowKey={(row) => row.contractId}
      rowLink={(row) => ({ to: "/contracts/details/$id", params: { id: row.contractId } })}
      searchLabel={t.searchLabel}
      filters={<Filters list={list} />}
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(leaveBalances.export, { organizationId, format, ...kept }, taking)
          }
          calendar={{
            holds: t.calendarHolds,
            onExport: (taking) =>
              download(
                leaveBalances.exportCalendar,
                { organizationId, year: search.year, structureId: search.structureId },
                taking,
              ),
          }}
        />
      }
      empty={<EmptyState title={t.nobody} text={t.nobodyHint} />}
    />
  );
}

const rests = ["all", "some", "negative", "lapsing"] as const;

function Filters({ list: { search, change } }: { list: ListState<Search> }) {
  const present = Number(today().slice(0, 4));
  const { data: reasons = [] } = useQuery(reasonsQuery(today()));
  const annual = reasons.find(({ group }) => group === "annual")?.code ?? null;
  const limited = reasons.filter(({ code, maxPerYear }) => code === annual || maxPerYear !== null);
  return (
    <>
      <Select
        aria-label={t.reason}
        data={limited.map(({ code, title }) => ({ value: code, label: title }))}
        value={search.code ?? annual}
        allowDeselect={false}
        onChange={(code) => change({ code: code === null || code === annual ? undefined : code })}
        w={200}
      />
      <StructurePicker
        aria-label={t.structure}
        placeholder={t.anyStructure}
        clearable
        value={search.structureId ?? null}
        onChange={(structureId) => change({ structureId: structureId ?? undefined })}
        w={200}
      />
      <Select
        aria-label={t.rest}
        data={rests.map((value) => ({ value, label: t.rests[value] }))}
        value={search.rest ?? "all"}
        allowDeselect={false}
        onChange={(value) => change({ rest: rests.find((one) => one === value && one !== "all") })}
        w={170}
      />
      <Select
        aria-label={t.year}
        data={[present + 1, present, present - 1, present - 2].map(String)}
        value={String(search.year ?? present)}
        allowDeselect={false}
        onChange={(value) =>
          change({ year: Number(value) === present ? undefined : Number(value) })
        }
        w={100}
      />
    </>
  );
}

function days(count: number | null): string {
  return count === null ? "–" : formatNumber(count);
}
