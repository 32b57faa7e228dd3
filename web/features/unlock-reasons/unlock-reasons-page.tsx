import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { type UnlockReasonItem, unlockReasons } from "#api/unlock-reasons.ts";
import {
  reasonFieldTexts,
  reasonPageTexts,
  unlockReasonTexts as t,
} from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { UnlockReasonDrawer } from "./unlock-reason-drawer.tsx";
import { UnlockReasonForm } from "./unlock-reason-form.tsx";

const filters = unlockReasons.getAll.input.pick({ search: true, sort: true, state: true });

export const Route = createFileRoute("/_signed-in/system-administration/parameters/unlock-reasons")(
  {
    validateSearch: listSearchOf(filters.extend({ reason: z.string().max(10) })),
    component: UnlockReasonsPage,
  },
);

const columns: readonly Column<UnlockReasonItem>[] = [
  { id: "title", header: reasonFieldTexts.title, cell: (row) => row.title, sort: "title" },
  { id: "code", header: reasonFieldTexts.code, cell: (row) => row.code, sort: "code" },
  { id: "hint", header: t.hint, cell: (row) => row.hint },
  {
    id: "validTo",
    header: t.validTo,
    cell: (row) => (row.validTo === null ? common.none : formatDay(row.validTo)),
  },
  {
    id: "state",
    header: reasonPageTexts.state,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? "good" : "neutral"}>
        {isActive ? reasonPageTexts.active : reasonPageTexts.retired}
      </StatusBadge>
    ),
  },
];

const states = ["all", "active", "retired"] as const;

function UnlockReasonsPage() {
  const { reason, ...search } = Route.useSearch();
  const list = useListState(search);
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const found = useQuery(listOf(unlockReasons.getAll, pageInput(search)));
  const { page: _page, take: _take, ...kept } = search;
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  const create = (
    <Button onClick={creating.open} leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}>
      {t.create}
    </Button>
  );
  return (
    <Page title={t.title} description={t.description} actions={create}>
      <DataTable
        name="unlock-reasons"
        label={t.title}
        columns={columns}
        found={found}
        list={list}
        usualSort="sortOrder"
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: ".", search: { ...search, reason: row.id }, replace: true })}
        isMuted={(row) => !row.isActive}
        searchLabel={t.searchLabel}
        filters={
          <ChoiceFilter
            label={reasonPageTexts.state}
            choices={states}
            words={reasonPageTexts.states}
            usual="all"
            chosen={search.state}
            onChoose={(state) => list.change({ state })}
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(unlockReasons.export, { format, ...kept }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
      />
      <UnlockReasonDrawer id={reason ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <UnlockReasonForm reason={null} onDone={creating.close} />
      </FormDrawer>
    </Page>
  );
}
