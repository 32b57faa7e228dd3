import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Stops the unsent mails about a withdrawn leave request; they stay in the outbox. */
export async function withdrawMails(
  tx: Writer,
  { organizationId }: BodyContext,
  leaveRequestId: string,
): Promise<void> {
  await tx
    .updateTable("mail")
    .set({ state: "withdrawn" })
    .where((of) => of.and({ organization_id: organizationId, leave_request_id: leaveRequestId }))
    .where("state", "in", ["waiting", "refused"])
    .execute();
}
