import type { OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import type { Context } from "#server/kernel/context.ts";

/** The reasons in force today, in their order. */
export function reasonsToday(ctx: Context): Promise<OutputOf<typeof unlocks.getReasons>> {
  return ctx.db
    .selectFrom("unlock_reason")
    .select(["code", "title", "hint"])
    .where((of) => of.or([of("valid_to", "is", null), of("valid_to", ">=", ctx.today)]))
    .orderBy("sort_order")
    .execute();
}
