import type { NotificationKind } from "#domain/notifications.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import type { Submitted } from "#server/integrations/ergani/ergani.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { headsOf, type NewNotification } from "#server/kernel/notifications.ts";
import { write } from "#server/kernel/write.ts";
import type { ClaimedCard } from "./claim-card.ts";
import { mostTries, nextTryAfter } from "./next-try.ts";
import { endOutage, noteOutage } from "./outages.ts";

/**
 * Stores the outcome of an attempt. A card without an answer waits again, since it may not have been accepted, until it
 * is given up; a card given up or refused by ERGANI waits for a person. Any answer ends the current outage.
 */
export function noteAnswer(ctx: BodyContext, card: ClaimedCard, answer: Submitted): Promise<null> {
  return write(ctx, "ergani.note", async (tx) => {
    await keepAnswer(tx, ctx, card, answer);
    const state = stateAfter(card, answer);
    const key = { organization_id: ctx.organizationId, id: card.id };
    await updateRows(tx, "work_card", key, {
      state,
      next_try_at: answer.outcome === "unavailable" ? nextTryAfter(card.seq, ctx.now) : ctx.now,
    });
    const stopped = await noteStanding(tx, ctx, answer);
    const notifications = [
      ...(state === "refused" || state === "stopped"
        ? [notificationOf(ctx, `work-card-${state}`)]
        : []),
      ...(stopped ? [notificationOf(ctx, "work-cards-stopped")] : []),
    ];
    return { entries: [], notifications, result: null };
  });
}

async function keepAnswer(
  tx: Writer,
  ctx: BodyContext,
  { id, seq }: ClaimedCard,
  answer: Submitted,
): Promise<void> {
  const isTaken = answer.outcome === "accepted";
  const key = { organization_id: ctx.organizationId, card_id: id, seq };
  await updateRows(tx, "work_card_attempt", key, {
    ended_at: ctx.now,
    outcome: answer.outcome,
    answer: "message" in answer ? answer.message : "",
    protocol: isTaken ? answer.protocol.slice(0, 40) : null,
    submitted: isTaken ? answer.submittedAt.slice(0, 40) : null,
  });
}

function stateAfter({ seq }: ClaimedCard, { outcome }: Submitted) {
  if (outcome === "accepted" || outcome === "refused") return outcome;
  return seq >= mostTries ? "stopped" : "waiting";
}

/** True when ERGANI has just begun to refuse the account. */
async function noteStanding(tx: Writer, ctx: BodyContext, answer: Submitted): Promise<boolean> {
  if (answer.outcome === "accepted" || answer.outcome === "refused") {
    await endOutage(tx, ctx);
    return false;
  }
  if (answer.outcome === "unavailable") {
    await noteOutage(tx, ctx, "away", "");
    return false;
  }
  return noteOutage(tx, ctx, "account", answer.message);
}

/** To the heads of the body, since only they can do something about it. */
function notificationOf(ctx: BodyContext, kind: NotificationKind): NewNotification {
  return { to: headsOf(ctx), kind, params: {}, at: ctx.now };
}
