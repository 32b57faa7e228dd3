import { ActionIcon, Group } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { type LeaveDocument, leaveDocumentList, leaveDocuments } from "#api/leave-documents.ts";
import { personName } from "#domain/identity/person-name.ts";
import { leaveDocumentListTexts, leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { touched } from "#web/kernel/widths.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatDays, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { RowAct } from "#web/ui/row-act.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useKeys } from "#web/ui/use-keydown.ts";
import styles from "./leave-document-table.module.css";

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
      <RowAct
        act={t.withdraw}
        name={t.withdrawOf(person)}
        reason={refusal}
        onClick={() => void receipts.withdraw(receipt.id)}
      />
    );
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <RowAct
        act={t.receive}
        name={t.receiveOf(person)}
        variant="light"
        reason={refusal}
        data-receives
        onClick={() => void receipts.receive(item)}
      />
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

/** The keys that undo the last receipt. */
const undoKeys = "Ctrl + Z";

/** Receiving documents one after the other, and undoing the last or any receipt. */
function useReceipts() {
  const { id: organizationId } = useOrganization();
  const receiving = useCall(leaveDocuments.receive);
  const withdrawing = useCall(leaveDocuments.withdraw);
  const received = useRef<string[]>([]);

  const withdraw = async (id: string): Promise<void> => {
    try {
      await withdrawing.mutateAsync({ organizationId, id });
      received.current = received.current.filter((one) => one !== id);
      toast.success(t.withdrawn);
    } catch (error) {
      toast.failure(error);
    }
  };
  const receive = async (item: LeaveDocument): Promise<void> => {
    const { contractId, code, from, to, isSensitive } = item;
    const how = isSensitive ? "seen" : "paper";
    const place = receiveButtons().findIndex((button) => button === document.activeElement);
    try {
      const input = { organizationId, contractId, code, from, to, how } as const;
      const { id } = await receiving.mutateAsync(input);
      received.current.push(id);
      if (place >= 0) requestAnimationFrame(() => receiveButtons().at(place)?.focus());
      const hint = matchMedia(touched).matches ? t.undoPlace : t.undoHint(undoKeys);
      toast.success(`${t.done(personName(item))} ${hint}`, { durationMs: 5000 });
    } catch (error) {
      toast.failure(error);
    }
  };
  const undo = () => {
    const last = received.current.at(-1);
    if (last !== undefined) void withdraw(last);
  };
  useKeys({ "mod+KeyZ": undo });
  return { receive, withdraw, isBusy: receiving.isPending || withdrawing.isPending };
}

/** The receive buttons of the rows, in order: when a row leaves, the row in its place takes the focus. */
function receiveButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-receives]")];
}
