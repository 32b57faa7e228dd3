import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { type DocumentKindItem, documentKinds } from "#api/document-kinds.ts";
import { documentKindTexts as t } from "#texts/document-kinds.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { ChoiceFilter } from "#web/ui/data-table/choice-filter.tsx";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { DocumentKindDrawer } from "./document-kind-drawer.tsx";
import { DocumentKindForm } from "./document-kind-form.tsx";

const filters = documentKinds.getAll.input.pick({ search: true, sort: true, state: true });

export const Route = createFileRoute("/_signed-in/system-administration/parameters/document-kinds")(
  {
    validateSearch: listSearchOf(filters.extend({ kind: z.string().max(30) })),
    component: DocumentKindsPage,
  },
);

const columns: readonly Column<DocumentKindItem>[] = [
  {
    id: "title",
    header: t.name,
    cell: (row) => (
      <>
        {row.title}
        <CellNote>{row.code}</CellNote>
      </>
    ),
    sort: "title",
  },
  { id: "about", header: t.about, minWidth: "7rem", cell: (row) => t.abouts[row.about] },
  { id: "expiry", header: t.expiry, cell: expiryOf },
  {
    id: "needed",
    header: t.needed,
    initiallyHidden: "up to tablets",
    cell: (row) => (row.forApproval ? t.neededForApproval : t.notNeeded),
  },
  {
    id: "types",
    header: t.types,
    initiallyHidden: "up to tablets",
    cell: typesOf,
  },
  { id: "decidedBy", header: t.decidedBy, cell: (row) => t.deciders[row.decidedBy] },
  {
    id: "state",
    header: t.state,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? "good" : "neutral"}>
        {isActive ? t.active : t.retired}
      </StatusBadge>
    ),
  },
];

function typesOf({ types }: DocumentKindItem): string {
  const isEvery = types.length === Object.keys(t.typeNames).length;
  return isEvery ? t.everyType : types.map((type) => t.typeNames[type]).join(", ");
}

function expiryOf({ expires, usualMonths }: DocumentKindItem): string {
  if (!expires) return t.noExpiry;
  return usualMonths === null ? t.untilDay : t.months(usualMonths);
}

const states = ["all", "active", "retired"] as const;

function DocumentKindsPage() {
  const { kind, ...search } = Route.useSearch();
  const list = useListState(search);
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const found = useQuery(listOf(documentKinds.getAll, pageInput(search)));
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
        name="document-kinds"
        label={t.title}
        columns={columns}
        found={found}
        list={list}
        usualSort="sortOrder"
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: ".", search: { ...search, kind: row.id }, replace: true })}
        isMuted={(row) => !row.isActive}
        searchLabel={t.searchLabel}
        filters={
          <ChoiceFilter
            label={t.state}
            choices={states}
            words={t.states}
            usual="all"
            chosen={search.state}
            onChoose={(state) => list.change({ state })}
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(documentKinds.export, { format, ...kept }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
      />
      <DocumentKindDrawer id={kind ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <DocumentKindForm kind={null} onDone={creating.close} />
      </FormDrawer>
    </Page>
  );
}
