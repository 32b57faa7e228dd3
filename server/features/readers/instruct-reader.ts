import type { readers } from "#api/readers.ts";
import { deviceEntry } from "#server/features/devices/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { notConnected } from "#texts/readers.ts";
import { leaveCommand } from "./commands.queries.ts";

/** Leaves a command that the reader gets when it asks next. Throws `not-found`, and `refused` unless it is approved. */
export const instructReader: Handler<typeof readers.instruct> = (
  ctx,
  { organizationId, id, command },
) =>
  write(ctx, "reader.instruct", async (tx) => {
    const reader = await tx
      .selectFrom("device")
      .select(["id", "state", "structure_id as structureId"])
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .where("kind", "=", "reader")
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (reader.state !== "approved") throw new Fault("refused", { detail: notConnected });
    const seq = await leaveCommand(tx, ctx, id, command, ctx.actor.userId);
    const entry = deviceEntry(reader, null, { command, seq });
    return { entries: [entry], result: { seq } };
  });
