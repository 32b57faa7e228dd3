import { Button, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { documents, type DocumentItem } from "#api/documents.ts";
import { documentStates } from "#domain/documents/document.ts";
import { documentStateTexts, documentTexts as t } from "#texts/documents.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable, type Found } from "#web/ui/data-table/data-table.tsx";
import type { ListSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { documentTones, sizeText } from "./document-words.ts";

export const documentFilters = documents.getQueue.input.pick({
  search: true,
  sort: true,
  state: true,
  kind: true,
  endingWithinDays: true,
});

const endings = [30, 60, 90] as const;

type Props = {
  name: string;
  list: ListState<ListSearch<typeof documentFilters>>;
  found: Found<DocumentItem>;
  /** Over all bodies. */
  isQueue: boolean;
  onOpen: (item: DocumentItem) => void;
  empty: ReactNode;
  tools?: ReactNode;
};

/** Documents, with their kind, state and how long they hold. */
export function DocumentTable({ name, list, found, isQueue, onOpen, empty, tools }: Props) {
  const kinds = useQuery({ ...queryOf(documents.getKinds, {}), staleTime: Infinity });
  return (
    <DataTable
      name={name}
      label={t.table}
      columns={columnsOf(isQueue, onOpen)}
      found={found}
      list={list}
      usualSort={isQueue ? "uploadedAt" : "-uploadedAt"}
      rowKey={({ id }) => id}
      searchLabel={isQueue ? t.searchAllLabel : t.searchLabel}
      filters={
        <>
          <Select
            aria-label={t.kind}
            placeholder={t.anyKind}
            clearable
            data={(kinds.data ?? []).map(({ code, title }) => ({ value: code, label: title }))}
            value={list.search.kind ?? null}
            onChange={(kind) => list.change({ kind: kind ?? undefined })}
            w={200}
          />
          <Select
            aria-label={t.state}
            placeholder={t.anyState}
            clearable
            data={documentStates.map((value) => ({ value, label: documentStateTexts[value] }))}
            value={list.search.state ?? null}
            onChange={(state) => list.change({ state: state ?? undefined })}
            w={170}
          />
          <Select
            aria-label={t.ending}
            placeholder={t.anyEnd}
            clearable
            data={endings.map((days) => ({ value: String(days), label: t.endingWithin(days) }))}
            value={
              endings.map(String).find((days) => days === String(list.search.endingWithinDays)) ??
              null
            }
            onChange={(days) =>
              list.change({ endingWithinDays: days === null ? undefined : Number(days) })
            }
            w={170}
          />
        </>
      }
      tools={tools}
      isMuted={({ state }) => state === "replaced"}
      empty={empty}
    />
  );
}

function columnsOf(
  isQueue: boolean,
  onOpen: (item: DocumentItem) => void,
): readonly Column<DocumentItem>[] {
  const organization: Column<DocumentItem> = {
    id: "organization",
    header: t.organization,
    cell: (row) => row.organization,
    sort: "organization",
  };
  return [
    {
      id: "file",
      header: t.file,
      cell: (row) => (
        <>
          {row.fileName}
          <CellNote>
            {[sizeText(row.sizeBytes), row.note].filter((word) => word !== "").join(" · ")}
          </CellNote>
        </>
      ),
      sort: "fileName",
    },
    {
      id: "kind",
      header: t.kind,
      cell: (row) => (
        <>
          {row.kindTitle}
          {row.person !== null && <CellNote>{row.person}</CellNote>}
        </>
      ),
    },
    ...(isQueue ? [organization] : []),
    {
      id: "state",
      header: t.state,
      cell: (row) => (
        <>
          <StatusBadge tone={documentTones[row.state]}>{documentStateTexts[row.state]}</StatusBadge>
          {row.state === "rejected" && <CellNote>{row.reason}</CellNote>}
        </>
      ),
    },
    {
      id: "expiresOn",
      header: t.expiresOn,
      cell: (row) => (row.expiresOn ? formatDay(row.expiresOn) : "–"),
      sort: "expiresOn",
    },
    {
      id: "uploadedAt",
      header: t.uploadedAt,
      initiallyHidden: "up to tablets",
      minWidth: "9.25rem",
      cell: (row) => (
        <>
          {formatInstant(row.uploadedAt)}
          <CellNote>{row.uploadedBy}</CellNote>
        </>
      ),
      sort: "uploadedAt",
    },
    {
      id: "acts",
      header: t.acts,
      pinned: true,
      cell: (row) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t.viewOf(row.fileName)}
          onClick={() => onOpen(row)}
        >
          {t.view}
        </Button>
      ),
    },
  ];
}
