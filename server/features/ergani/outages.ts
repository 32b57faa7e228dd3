import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { OutageCause } from "#domain/ergani/states.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew, updateRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { nextSignInAfterRefusal, nextTryAfter } from "./next-try.ts";

/** Records that no card can be sent now, and when the next attempt is. True when the outage has just begun. */
export async function noteOutage(
  tx: Writer,
  ctx: BodyContext,
  cause: Exclude<OutageCause, "power">,
  answer: string,
): Promise<boolean> {
  const open = await tx
    .selectFrom("ergani_outage")
    .select(["id", "cause", "tries"])
    .where("organization_id", "=", ctx.organizationId)
    .where("to_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const isSame = open?.cause === cause;
  if (open && !isSame) await endOutage(tx, ctx);
  const tries = isSame ? open.tries + 1 : 1;
  const nextTryAt =
    cause === "away" ? nextTryAfter(tries, ctx.now) : nextSignInAfterRefusal(ctx.now);
  const standing = { tries, next_try_at: nextTryAt, answer: answer.slice(0, 500) };
  if (isSame) {
    const key = { organization_id: ctx.organizationId, id: open.id };
    await updateRows(tx, "ergani_outage", key, standing);
    return false;
  }
  // Another server may have just recorded the same.
  await insertNew(tx, "ergani_outage", {
    organization_id: ctx.organizationId,
    id: uuid(),
    cause,
    from_at: ctx.now,
    ...standing,
  });
  return true;
}

/** Ends the current outage. */
export async function endOutage(tx: Writer, ctx: BodyContext): Promise<void> {
  const open = { organization_id: ctx.organizationId, to_at: null };
  const to_at = sql<Date>`greatest(from_at, ${ctx.now})`;
  await updateRows(tx, "ergani_outage", open, { to_at });
}
