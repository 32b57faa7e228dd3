import type { InputOf } from "#api/call.ts";
import type { leaveRequests } from "#api/leave-requests.ts";
import { hasRow, insertNew } from "#server/db/rows.ts";
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
  const request = await readBody(ctx, (db) => requestOf(db, ctx, id));
  if (!contractIds.has(request.contractId)) throw new Fault("not-found");
  const row = await keptEvidence(ctx, file, fileName);
  return write(ctx, "leave.attach", async (tx) => {
    await holdContract(tx, ctx, request.contractId);
    const key = { organization_id: ctx.organizationId, request_id: id };
    if (await hasRow(tx, "leave_request_answer", key)) throw refused(t.answered);
    if (!(await insertNew(tx, "leave_request_file", { ...key, ...row }))) throw refused(t.hasFile);
    const reason = `${row.file_name} SHA-256 ${row.sha256.toString("hex")}`;
    return { entries: [entryOfRequest(request, reason)], result: null };
  });
}
