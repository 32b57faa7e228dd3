import type { leaveRequests } from "#api/leave-requests.ts";
import { openedFile } from "#server/features/documents/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** The bytes that a person showed for a leave. Throws `not-found` where there are none. */
export const evidenceOfRequest: Handler<typeof leaveRequests.getEvidence> = async (
  ctx,
  { organizationId, id },
) => {
  const file = await readBody(ctx, (db) =>
    db
      .selectFrom("leave_request_file")
      .select(["file_name", "type", "sha256"])
      .where("organization_id", "=", organizationId)
      .where("request_id", "=", id)
      .executeTakeFirst(),
  );
  if (!file) throw new Fault("not-found");
  return openedFile(ctx, organizationId, file);
};
