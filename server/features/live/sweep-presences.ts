import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";

/** Deletes the presences that crashed servers left in a body: they no longer count. */
export function sweepPresences(ctx: BodyContext): Promise<{ presences: number }> {
  const before = new Date(ctx.now.getTime() - 86_400_000);
  return write(ctx, "live.sweep", async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("presence")
      .where("organization_id", "=", ctx.organizationId)
      .where("seen_at", "<", before)
      .executeTakeFirst();
    return { entries: [], result: { presences: Number(numDeletedRows) } };
  });
}
