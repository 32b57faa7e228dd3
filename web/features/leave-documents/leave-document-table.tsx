import { ActionIcon, Group, Select } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type LeaveDocument, leaveDocuments, LeaveDocumentState } from "#api/leave-documents.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { nameOf, useReceipts } from "./use-receipts.ts";

const ReceiptForm = later(async () => (await import("./receipt-form.tsx")).ReceiptForm);

type Search = ListSearch<typeof leaveDocuments.getAll.input>;

/** Absences with a document, and receiving it: the button of a row is one key away from the next row's. */
export function LeaveDocumentTable({ list }: { list: ListState<Search> }) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("leave.document");
  const receipts = useReceipts();
  const [otherwise, setOtherwise] = useState<LeaveDocument | null>(null);
  const { search } = list;
  const found = useQuery(listOf(leaveDocuments.getAll, { organizationId, ...pageInput(search) }));
  const { page: _page, take: _take, ...kept } = search;
  return (
    <>
      <DataTable
        name="leave-documents"
        label={t.table}
        columns={columnsOf(search.state, { refusal, receipts, onOtherwise: setOtherwise })}
        found={found}
        list={list}
        usualSort="dueOn"
        rowKey={({ contractId, code, from }) => `${contractId} ${code} ${from}`}
        searchLabel={t.searchLabel}
        filters={<Filters list={list} />}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(leaveDocuments.export, { organizationId, format, ...kept }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} />}
      />
      <FormModal
        opened={otherwise !== null}
        onClose={() => setOtherwise(null)}
        title={otherwise ? t.receiveOf(nameOf(otherwise)) : ""}
      >
        {otherwise && <ReceiptForm item={otherwise} onDone={() => setOtherwise(null)} />}
      </FormModal>
    </>
  );
}

const columns: readonly Column<LeaveDocument>[] = [
  {
    id: "name",
    header: t.person,
    cell: (row) => (
      <div>
        <Link to="/contracts/details/$id" params={{ id: row.contractId }}>
          {nameOf(row)}
        </Link>
        <CellNote>{row.structureTitle}</CellNote>
      </div>
    ),
    sort: "name",
  },
  {
    id: "reason",
    header: t.reason,
    cell: (row) => (
      <div>
        {row.title}
        {row.documentKind !== "" && <CellNote>{row.documentKind}</CellNote>}
      </div>
    ),
  },
  {
    id: "absence",
    header: t.absence,
    cell: ({ from, to, days }) => (
      <div>
        {from === to ? formatDay(from) : `${formatDay(from)}\u00a0– ${formatDay(to)}`}
        <CellNote>{t.dayCount(days)}</CellNote>
      </div>
    ),
    sort: "from",
  },
  {
    id: "dueOn",
    header: t.dueOn,
    cell: ({ dueOn, daysLeft, receipt }) => (
      <div>
        <div>{formatDay(dueOn)}</div>
        {receipt === null && (
          <StatusBadge tone={daysLeft < 0 ? "bad" : daysLeft < 2 ? "warning" : "neutral"}>
            {daysLeft < 0 ? t.late(-daysLeft) : t.leftIn(daysLeft)}
          </StatusBadge>
        )}
      </div>
    ),
    sort: "dueOn",
  },
];

const receiptColumn: Column<LeaveDocument> = {
  id: "receipt",
  header: t.receipt,
  cell: ({ receipt }) =>
    receipt === null ? (
      "–"
    ) : (
      <div>
        {receipt.fileName ?? t.hows[receipt.how]}
        <CellNote>{t.received(receipt.by, formatInstant(receipt.at))}</CellNote>
      </div>
    ),
};

type Means = {
  refusal: string | null;
  receipts: ReturnType<typeof useReceipts>;
  onOtherwise: (item: LeaveDocument) => void;
};

/** Of those awaited none has been received. */
function columnsOf(state: Search["state"], means: Means): readonly Column<LeaveDocument>[] {
  const cell = (item: LeaveDocument) => <Acts item={item} {...means} />;
  const told = state === "received" ? [...columns, receiptColumn] : columns;
  return [...told, { id: "acts", header: t.acts, pinned: true, cell }];
}

function Acts({ item, refusal, receipts, onOtherwise }: Means & { item: LeaveDocument }) {
  const { receipt } = item;
  const person = nameOf(item);
  if (receipt !== null)
    return (
      <ActButton
        size="compact-sm"
        variant="default"
        reason={refusal}
        aria-label={t.withdrawOf(person)}
        onClick={() => void receipts.withdraw(receipt.id)}
      >
        {t.withdraw}
      </ActButton>
    );
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <ActButton
        size="compact-sm"
        reason={refusal}
        aria-label={t.receiveOf(person)}
        data-receives
        onClick={() => void receipts.receive(item)}
      >
        {t.receive}
      </ActButton>
      {refusal === null && (
        <ActionIcon
          variant="default"
          aria-label={t.otherwise(person)}
          onClick={() => onOtherwise(item)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

function Filters({ list: { search, change } }: { list: ListState<Search> }) {
  const states = LeaveDocumentState.options;
  return (
    <>
      <Select
        aria-label={t.state}
        data={states.map((value) => ({ value, label: t.states[value] }))}
        value={search.state ?? "due"}
        allowDeselect={false}
        onChange={(value) =>
          change({ state: states.find((one) => one === value && one !== "due") })
        }
        w={180}
      />
      <StructurePicker
        aria-label={t.structure}
        placeholder={t.anyStructure}
        clearable
        value={search.structureId ?? null}
        onChange={(structureId) => change({ structureId: structureId ?? undefined })}
        w={240}
      />
    </>
  );
}
