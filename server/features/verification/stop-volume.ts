import type { verifications } from "#api/verifications.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";

/** Gives up the actor's print of a month that is at work; what draws it finds it gone and ends. One that is done stays. */
export const stopVolume: Handler<typeof verifications.stopVolume> = (
  ctx,
  { organizationId, month },
) =>
  write(ctx, "month.print", async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("month_print")
      .where("organization_id", "=", organizationId)
      .where("asked_by", "=", ctx.actor.userId)
      .where("month", "=", month)
      .where("state", "=", "running")
      .executeTakeFirst();
    return { entries: [], result: { stopped: numDeletedRows > 0n } };
  });
