import { ActionIcon, Group } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { type LeaveDocument, leaveDocumentList } from "#api/leave-documents.ts";
import { personName } from "#domain/identity/person-name.ts";
import { leaveDocumentListTexts, leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatDays, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import styles from "./leave-document-table.module.css";
import { useReceipts } from "./use-receipts.ts";

const ReceiptForm = later(async () => (await import("./receipt-form.tsx")).ReceiptForm);

const cells: Cells<typeof leaveDocumentList> = {
  name: { note: (row) => row.structureTitle },
  reason: { note: (row) => row.documentKind },
  absence: { cell: formatDays, note: (row) => t.dayCount(row.days) },
  dueOn: ({ dueOn, daysLeft, receipt }) => (
    <div className={styles.due}>
      {formatDay(dueOn)}
      {receipt === null && (
        <StatusBadge tone={daysLeft < 0 ? "bad" : daysLeft < 2 ? "warning" : "neutral"}>
          {daysLeft < 0 ? t.late(-daysLeft) : t.leftIn(daysLeft)}
        </StatusBadge>
      )}
    </div>
  ),
  receipt: {
    cell: ({ receipt }) => receipt && (receipt.fileName ?? t.hows[receipt.how]),
    note: ({ receipt }) => receipt && t.received(receipt.by, formatInstant(receipt.at)),
  },
};

/** Absences with a document, and receiving it: the button of a row is one key press away from that of the next row. */
export function LeaveDocumentTable({ address }: { address: AddressOf<typeof leaveDocumentList> }) {
  const refusal = useRefusalTo("leave.document");
  const receipts = useReceipts();
  const [otherwise, setOtherwise] = useState<LeaveDocument | null>(null);
  const means = { refusal, receipts, onOtherwise: setOtherwise };
  return (
    <>
      <ListTable
        list={leaveDocumentList}
        texts={leaveDocumentListTexts}
        address={address}
        cells={cells}
        // Awaited documents have not been received, so their receipt column would be empty.
        without={address.state === "received" ? [] : ["receipt"]}
        rowKey={({ contractId, code, from }) => `${contractId} ${code} ${from}`}
        rowLink={({ contractId }) => ({ to: "/contracts/details/$id", params: { id: contractId } })}
        renderActs={(item) => <Acts item={item} {...means} />}
        renderFilters={(list) => <StructureFilter list={list} />}
      />
      <FormModal
        opened={otherwise !== null}
        onClose={() => setOtherwise(null)}
        title={otherwise ? t.receiveOf(personName(otherwise)) : ""}
      >
        {otherwise && <ReceiptForm item={otherwise} onDone={() => setOtherwise(null)} />}
      </FormModal>
    </>
  );
}

type Means = {
  refusal: string | null;
  receipts: ReturnType<typeof useReceipts>;
  onOtherwise: (item: LeaveDocument) => void;
};

function Acts({ item, refusal, receipts, onOtherwise }: Means & { item: LeaveDocument }) {
  const { receipt } = item;
  const person = personName(item);
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
        variant="light"
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
