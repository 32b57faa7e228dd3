import type { disputes } from "#api/disputes.ts";
import { openedFile } from "#server/features/documents/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** The bytes that a person showed for a disputed day. Throws `not-found` where there are none. */
export const evidenceOfDispute: Handler<typeof disputes.getEvidence> = async (
  ctx,
  { organizationId, id },
) => {
  const file = await readBody(ctx, (db) =>
    db
      .selectFrom("dispute_file")
      .select(["file_name", "type", "sha256"])
      .where("organization_id", "=", organizationId)
      .where("dispute_id", "=", id)
      .executeTakeFirst(),
  );
  if (!file) throw new Fault("not-found");
  return openedFile(ctx, organizationId, file);
};
