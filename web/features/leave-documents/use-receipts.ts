import { useRef } from "react";
import { type LeaveDocument, leaveDocuments } from "#api/leave-documents.ts";
import { personName } from "#domain/identity/person-name.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { useKeys } from "#web/ui/use-keydown.ts";

/** The keys that undo the last receipt. */
export const undoKeys = "Ctrl + Z";

/** Receiving documents one after the other, and undoing the last or any receipt. */
export function useReceipts() {
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
      toast.success(`${t.done(personName(item))} ${t.undoHint(undoKeys)}`, { durationMs: 5000 });
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
