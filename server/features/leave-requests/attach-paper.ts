import type { InputOf } from "#api/call.ts";
import type { leaveRequests } from "#api/leave-requests.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import { keptEvidence } from "#server/features/documents/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { write } from "#server/kernel/write.ts";
import { leaveRequestRefusals as t } from "#texts/leave-requests.ts";
import { entryOfRequest } from "./entry-of-request.ts";
import { requestOf } from "./lock-request.ts";

/**
 * Attaches a file to one's own request. Throws `invalid` at `file`, `not-found` for another's request, `refused` once
 * there is a file or an answer, `unavailable` while the scanner does not answer.
 */
export async function attachPaper(
  ctx: BodyContext,
  { id, fileName }: InputOf<typeof leaveRequests.attachByLink>,
  /** The contracts of the person who attaches it. */
  contractIds: ReadonlySet<string>,
  file: ReceivedFile,
): Promise<null> {
  const { organizationId } = ctx;
  const request = await readBody(ctx, (db) => requestOf(db, ctx, id));
  if (!contractIds.has(request.contractId)) throw new Fault("not-found");
  const row = await keptEvidence(ctx, file, fileName);
  return write(ctx, "leave.attach", async (tx) => {
    await holdContract(tx, ctx, request.contractId);
    const answered = await tx
      .selectFrom("leave_request_answer")
      .select("at")
      .where((of) => of.and({ organization_id: organizationId, request_id: id }))
      .executeTakeFirst();
    if (answered) throw refused(t.answered);
    const storedFile = await tx
      .insertInto("leave_request_file")
      .values({ organization_id: organizationId, request_id: id, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning("request_id")
      .executeTakeFirst();
    if (!storedFile) throw refused(t.hasFile);
    const reason = `${row.file_name} SHA-256 ${row.sha256.toString("hex")}`;
    return { entries: [entryOfRequest(request, reason)], result: null };
  });
}
