import type { BodyContext } from "#server/kernel/context.ts";
import { readText } from "#server/kernel/read-body.ts";
import { databaseOf, remembered } from "#server/kernel/memoize-by-text.ts";

/** Whether the body submits work cards. Remembered, since each save of a record asks and nearly every body does not. */
export const submitsCards = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  async (ctx) => {
    const values = [ctx.organizationId];
    return (await readText(ctx, { name: "submits-cards", text: lastSwitchSql, values })) === "true";
  },
);

const lastSwitchSql =
  "select is_on::text from ergani_switch where organization_id = $1 order by seq desc limit 1";
