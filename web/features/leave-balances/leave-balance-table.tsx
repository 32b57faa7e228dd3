import { useQuery } from "@tanstack/react-query";
import { leaveBalanceList, leaveBalances } from "#api/leave-balances.ts";
import { leaveBalanceListTexts, leaveTexts as t } from "#texts/leave-balances.ts";
import { reasonsQuery } from "#web/features/attendance/public.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { Remainder } from "#web/ui/remainder.tsx";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { ofChoiceRead } from "#web/ui/form/choice-read.tsx";
import { formatDay } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { Select } from "#web/ui/select.tsx";

type Address = AddressOf<typeof leaveBalanceList>;

const cells: Cells<typeof leaveBalanceList> = {
  name: { note: (row) => row.structureTitle },
  contract: { note: (row) => row.contracts > 1 && t.contracts(row.contracts) },
  carried: { note: (row) => row.carriedDays > 0 && t.carriedUntil(formatDay(row.carriedUntil)) },
  left: ({ leftDays }) => <Remainder of={leftDays} />,
};

/** One leave for everyone in the body; a row links to the contract's own balances. */
export function LeaveBalanceTable({ address }: { address: Address }) {
  const { id: organizationId } = useOrganization();
  const { year, structureId } = address;
  return (
    <ListTable
      list={leaveBalanceList}
      texts={leaveBalanceListTexts}
      address={address}
      cells={cells}
      rowKey={(row) => row.contractId}
      rowLink={(row) => ({ to: "/contracts/details/$id", params: { id: row.contractId } })}
      renderFilters={(list) => <Filters list={list} />}
      calendar={{
        holds: t.calendarHolds,
        onExport: (taking) =>
          download(leaveBalances.exportCalendar, { organizationId, year, structureId }, taking),
      }}
    />
  );
}

function Filters({ list }: { list: ListState<Address> }) {
  const { search, change } = list;
  const present = Number(today().slice(0, 4));
  const found = useQuery(reasonsQuery(today()));
  const reasons = found.data ?? [];
  const annual = reasons.find(({ group }) => group === "annual")?.code ?? null;
  const limited = reasons.filter(({ code, maxPerYear }) => code === annual || maxPerYear !== null);
  return (
    <>
      <Select
        aria-label={t.reason}
        {...ofChoiceRead(found)}
        data={limited.map(({ code, title }) => ({ value: code, label: title }))}
        value={search.code ?? annual}
        onChange={(code) => change({ code: code === null || code === annual ? undefined : code })}
        w={200}
      />
      <StructureFilter list={list} />
      <Select
        aria-label={t.year}
        data={[present + 1, present, present - 1, present - 2].map(String)}
        value={String(search.year ?? present)}
        onChange={(value) =>
          change({ year: Number(value) === present ? undefined : Number(value) })
        }
        w={100}
      />
    </>
  );
}
