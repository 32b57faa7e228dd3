import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { schedules, type ScheduleItem } from "#api/schedules.ts";
import { formatDuration } from "#domain/minutes.ts";
import { common } from "#texts/common.ts";
import { schedulePageTexts as t } from "#texts/structures.ts";
import { listOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { actsColumn, type Column, figure } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { pageInput, type TableSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

const ScheduleForm = later(async () => (await import("./schedule-form.tsx")).ScheduleForm);

type Props = {
  list: ListState<TableSearch>;
  /** The button that adds one, and whether its form is open. */
  create: ReactNode;
  isCreating: boolean;
  onCreated: () => void;
};

/** The schedules of the body, and the form that adds or changes one. */
export function SchedulesList({ list, create, isCreating, onCreated }: Props) {
  const { id: organizationId } = useOrganization();
  const [edited, setEdited] = useState<ScheduleItem | null>(null);
  const refusal = useRefusalTo("structure.write");
  const { skip, take } = pageInput(list.search);
  const { search } = list.search;
  const sort = list.search.sort === "-title" ? "-title" : "title";
  const input = { organizationId, skip, take, sort, ...(search ? { search } : {}) } as const;
  const found = useQuery(listOf(schedules.getAll, input));
  const close = () => (isCreating ? onCreated() : setEdited(null));
  const renderEdit = (row: ScheduleItem) => (
    <RowAct
      act={common.edit}
      name={`${common.edit}: ${row.title}`}
      reason={refusal}
      onClick={() => setEdited(row)}
    />
  );
  return (
    <>
      <DataTable
        name="schedules"
        label={t.title}
        columns={[...facts, actsColumn(renderEdit)]}
        found={found}
        list={list}
        usualSort="title"
        rowKey={(row) => row.id}
        searchLabel={t.searchLabel}
        empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
      />
      <FormDrawer
        opened={isCreating || edited !== null}
        onClose={close}
        title={isCreating ? t.create : t.edit}
      >
        {(isCreating || edited !== null) && (
          <ScheduleForm schedule={isCreating ? null : edited} onDone={close} />
        )}
      </FormDrawer>
    </>
  );
}

const facts: readonly Column<ScheduleItem>[] = [
  { id: "title", header: t.titleField, cell: (row) => row.title, sort: "title" },
  figure("weekly", t.weeklyHours, (row) => formatDuration(row.weeklyMinutes)),
  figure("contracts", t.contracts, (row) => formatNumber(row.contracts)),
  {
    id: "use",
    header: t.use,
    cell: (row) => (
      <StatusBadge tone={row.isUsed ? "info" : "neutral"}>
        {row.isUsed ? t.used : t.unused}
      </StatusBadge>
    ),
  },
];
