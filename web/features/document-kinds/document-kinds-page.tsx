import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { type DocumentKindItem, documentKindList } from "#api/document-kinds.ts";
import { documentKindListTexts, documentKindTexts as t } from "#texts/document-kinds.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { DocumentKindDrawer } from "./document-kind-drawer.tsx";
import { DocumentKindForm } from "./document-kind-form.tsx";

const readSearch = listSearchOf(documentKindList.filters.extend({ kind: z.string().max(30) }));

export const Route = createFileRoute("/_signed-in/system-administration/parameters/document-kinds")(
  {
    validateSearch: unread<typeof readSearch>,
    component: DocumentKindsPage,
  },
);

const cells: Cells<typeof documentKindList> = {
  title: (row) => (
    <>
      {row.title}
      <CellNote>{row.code}</CellNote>
    </>
  ),
  about: { minWidth: "7rem" },
  expiry: expiryOf,
  needed: (row) => (row.forApproval ? t.neededForApproval : t.notNeeded),
  types: typesOf,
  state: ({ isActive }) => (
    <StatusBadge tone={isActive ? "good" : "neutral"}>
      {isActive ? t.active : t.retired}
    </StatusBadge>
  ),
};

function typesOf({ types }: DocumentKindItem): string {
  const isEvery = types.length === Object.keys(t.typeNames).length;
  return isEvery ? t.everyType : types.map((type) => t.typeNames[type]).join(", ");
}

function expiryOf({ expires, usualMonths }: DocumentKindItem): string {
  if (!expires) return t.noExpiry;
  return usualMonths === null ? t.untilDay : t.months(usualMonths);
}

function DocumentKindsPage() {
  const { kind, ...address } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const close = () =>
    void navigate({ to: ".", search: address, replace: true, resetScroll: false });
  return (
    <ListPage
      list={documentKindList}
      texts={documentKindListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...address, kind: row.id }, replace: true })}
      isMuted={(row) => !row.isActive}
      create={
        <Button
          onClick={creating.open}
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
        >
          {t.create}
        </Button>
      }
    >
      <DocumentKindDrawer id={kind ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <DocumentKindForm kind={null} onDone={creating.close} />
      </FormDrawer>
    </ListPage>
  );
}
