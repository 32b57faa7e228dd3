import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Keeps in the outbox what has not gone of the mails about a leave request that is taken back. */
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
