import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { keptSince } from "./volume.queries.ts";

/** Takes away the prints of a body that are kept no more. */
export function forgetVolumes(ctx: BodyContext): Promise<{ prints: number }> {
  return write(ctx, "month.print", async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("month_print")
      .where("organization_id", "=", ctx.organizationId)
      .where("asked_at", "<=", keptSince(ctx.now))
      .executeTakeFirst();
    return { entries: [], result: { prints: Number(numDeletedRows) } };
  });
}
