import { sql } from "kysely";
import type { apiApps } from "#api/api-apps.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { newAppSecret, storeSecret } from "./app-secret.ts";
import { editedApp } from "./edited-app.ts";

/**
 * Makes another secret, which the answer alone holds. The one before it serves for the overlap, so that whoever keeps it
 * can be told in time; older ones end now.
 */
export const rotateSecret: Handler<typeof apiApps.rotateSecret> = async (
  ctx,
  { id, version, overlapHours },
) => {
  const secret = newAppSecret();
  const overlapEnd = new Date(ctx.now.getTime() + overlapHours * 3_600_000);
  return writeSystem(unrepeated(ctx), "api-app.rotate-secret", async (tx) => {
    await editedApp(tx, { id, version });
    const { rows } = await sql<{ seq: number }>`
      update api_app_secret s set valid_until = least(s.valid_until, case
        when s.seq = (select max(seq) from api_app_secret where user_id = ${id}) then ${overlapEnd}::timestamptz
        else ${ctx.now}::timestamptz end)
      where s.user_id = ${id}
      returning s.seq`.execute(tx);
    const seq = Math.max(0, ...rows.map((row) => row.seq)) + 1;
    await storeSecret(tx, ctx, { userId: id, seq, secret });
    return {
      entry: {
        subjectKind: "api-app",
        subjectId: id,
        before: null,
        after: { secret: seq, previousUntil: overlapEnd.toISOString() },
      },
      result: { id, version: version + 1, secret },
    };
  });
};
