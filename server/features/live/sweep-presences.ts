import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";

/** Takes away what servers that died have left in a body: nobody counts it any more. */
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
