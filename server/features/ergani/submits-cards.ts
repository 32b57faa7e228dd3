import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { databaseOf, remembered } from "#server/kernel/memoize-by-text.ts";

/** Whether the body submits work cards. Remembered, since each save of a record asks and nearly every body does not. */
export const submitsCards = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  async (ctx) => {
    const last = await readBody(ctx, (db) =>
      db
        .selectFrom("ergani_switch")
        .select("is_on")
        .where("organization_id", "=", ctx.organizationId)
        .orderBy("seq", "desc")
        .limit(1)
        .executeTakeFirst(),
    );
    return last?.is_on ?? false;
  },
);
