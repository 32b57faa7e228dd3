import type { ergani } from "#api/ergani.ts";
import { canRetry } from "#domain/ergani/states.ts";
import { erganiTexts } from "#texts/ergani.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Puts a card that waits, was refused or given up first in line; who asked, and what they say of its lateness, stays with it. Throws
 * `refused` for one that was taken, is under way or is not to be sent.
 */
export const retryCard: Handler<typeof ergani.retry> = (ctx, { organizationId, id, lateReason }) =>
  write(ctx, "ergani.retry", async (tx) => {
    const card = await tx
      .selectFrom("work_card")
      .select("state")
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (!canRetry(card.state)) throw new Fault("refused", { detail: erganiTexts.notToRetry });
    await tx
      .insertInto("work_card_request")
      .values({
        organization_id: organizationId,
        card_id: id,
        seq: (await requestsOf(tx, organizationId, id)) + 1,
        late_reason: lateReason,
        at: ctx.now,
        by_user: ctx.actor.userId,
      })
      .execute();
    await tx
      .updateTable("work_card")
      .set({ state: "waiting", next_try_at: ctx.now })
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    return { entries: [], result: { id } };
  });

async function requestsOf(tx: Writer, organizationId: string, cardId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("work_card_request")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("card_id", "=", cardId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
