import { Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { closures, type ClosureOut } from "#api/closures.ts";
import { closurePageTexts as t } from "#texts/closures.ts";
import { common } from "#texts/common.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { ClosureForm } from "./closure-form.tsx";
import { RemoveClosure } from "./remove-closure.tsx";

export const closureFilters = closures.getAll.input.pick({ search: true, sort: true, when: true });

type Props = { of: "structures" | "body"; search: ListSearch<typeof closureFilters> };

/** The closures of structures, or of the whole body, and the forms that add, change and remove one. */
export function ClosureList({ of, search }: Props) {
  const { id: organizationId } = useOrganization();
  const list = useListState(search);
  const [edited, setEdited] = useState<ClosureOut | "new" | null>(null);
  const [removed, setRemoved] = useState<ClosureOut | null>(null);
  const refusal = useRefusalTo("closure.write");
  const found = useQuery(listOf(closures.getAll, { organizationId, of, ...pageInput(search) }));
  const { page: _page, take: _take, ...kept } = search;
  const create = (
    <ActButton
      reason={refusal}
      onClick={() => setEdited("new")}
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t.create}
    </ActButton>
  );
  const acts = actsColumn(refusal, setEdited, setRemoved);
  return (
    <Page title={t[of].title} description={t[of].description} actions={create}>
      <DataTable
        name={`closures-${of}`}
        label={t[of].title}
        columns={of === "body" ? [...facts, acts] : [title, place, ...days, acts]}
        found={found}
        list={list}
        usualSort="-from"
        rowKey={(row) => row.id}
        searchLabel={t[of].searchLabel}
        isMuted={(row) => row.to < today()}
        filters={
          <ChoiceFilter
            label={t.when}
            choices={whens}
            words={t.whens}
            usual="coming"
            chosen={search.when}
            onChoose={(when) => list.change({ when })}
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(closures.export, { organizationId, of, format, ...kept }, taking)
            }
            calendar={{
              holds: t.calendarHolds,
              onExport: (taking) => download(closures.exportCalendar, { organizationId }, taking),
            }}
          />
        }
        empty={<EmptyState title={t[of].none} text={t.noneHint} action={create} />}
      />
      <FormDrawer
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === "new" ? t.create : t.edit}
      >
        {edited !== null && (
          <ClosureForm
            of={of}
            closure={edited === "new" ? null : edited}
            onDone={() => setEdited(null)}
          />
        )}
      </FormDrawer>
      <RemoveClosure closure={removed} onDone={() => setRemoved(null)} />
    </Page>
  );
}

function actsColumn(
  reason: string | null,
  onEdit: (closure: ClosureOut) => void,
  onRemove: (closure: ClosureOut) => void,
): Column<ClosureOut> {
  const shared = { reason, variant: "default", size: "compact-sm" } as const;
  return {
    id: "acts",
    header: common.actions,
    pinned: true,
    cell: (row) => (
      <Group gap={6} wrap="nowrap">
        <ActButton
          {...shared}
          aria-label={`${common.edit}: ${row.title}`}
          onClick={() => onEdit(row)}
        >
          {common.edit}
        </ActButton>
        <ActButton
          {...shared}
          aria-label={`${common.delete}: ${row.title}`}
          onClick={() => onRemove(row)}
        >
          {common.delete}
        </ActButton>
      </Group>
    ),
  };
}

const whens = ["coming", "past", "all"] as const;

const title: Column<ClosureOut> = {
  id: "title",
  header: t.titleField,
  cell: (row) => row.title,
  sort: "title",
};
const place: Column<ClosureOut> = {
  id: "structure",
  header: t.structure,
  cell: (row) =>
    row.withSubstructures ? `${row.structureTitle} (${t.andBelow})` : row.structureTitle,
  sort: "structure",
};
const days: readonly Column<ClosureOut>[] = [
  { id: "from", header: t.from, cell: (row) => formatDay(row.from), sort: "from" },
  { id: "to", header: t.to, cell: (row) => formatDay(row.to), sort: "to" },
  {
    id: "days",
    header: t.days,
    cell: (row) => formatNumber(row.days),
    align: "end",
    initiallyHidden: "up to tablets",
  },
  { id: "reason", header: t.reason, cell: (row) => row.reason, initiallyHidden: "up to tablets" },
];
const facts = [title, ...days];
