import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { keptSince } from "./volume.queries.ts";

/** Deletes a body's prints whose retention is over. */
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
