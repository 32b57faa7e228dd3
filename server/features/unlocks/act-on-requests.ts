import { sql } from "kysely";
import type { UnlockOutcome } from "#api/unlocks.ts";
import { type UnlockAct, refusalToUnlockAct } from "#domain/attendance/unlock.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { NotificationLeft } from "#server/kernel/notifications.ts";
import { type Own, ownAffairs } from "#server/kernel/own-affairs.ts";
import { type Entry, type Source, write } from "#server/kernel/write.ts";
import { unlockRefusals } from "#texts/unlocks.ts";
import { contractsTouched } from "./contracts-touched.ts";
import { holdStructures } from "./hold-structures.ts";
import { type HeldRequest, heldRequests, moveRequest } from "./move-request.ts";

/** What an act adds to the state it changes. */
export type UnlockStep = {
  act: UnlockAct;
  ids: readonly string[];
  reason: string;
  /** Until when the request unlocks after the act. */
  expiresAt: (request: HeldRequest) => Date | null;
};

/**
 * Does an act to requests, each with its own outcome, in one transaction. Structures are held first, then requests,
 * each in the order of their ids, as whoever asks, records or signs does, so that nobody waits in a circle.
 * Throws `not-found` when one is not of the body.
 */
export function actOnRequests(
  ctx: BodyContext,
  step: UnlockStep,
  source: Source = "web",
): Promise<{ requests: UnlockOutcome[] }> {
  return write(
    ctx,
    `unlock.${step.act}`,
    async (tx) => {
      const entries: Entry[] = [];
      const notifications: NotificationLeft[] = [];
      const requests: UnlockOutcome[] = [];
      await holdStructures(tx, ctx, step.ids);
      const held = await heldRequests(tx, ctx.organizationId, step.ids);
      const own = await ownAffairs(tx, ctx);
      for (const request of held) {
        const done = await stepped(tx, ctx, request, { ...step, own });
        if (typeof done === "string") {
          const messages = [unlockRefusals[done]];
          requests.push({ id: request.id, outcome: "refused", state: request.state, messages });
          continue;
        }
        entries.push(done.entry);
        if (step.act === "grant" || step.act === "refuse")
          notifications.push(decided(ctx, request, step.act === "grant"));
        requests.push({ id: request.id, outcome: "done", state: done.state, messages: [] });
      }
      return { entries, notifications, result: { requests } };
    },
    source,
  );
}

/** Whoever asked learns what became of it. */
function decided(ctx: BodyContext, request: HeldRequest, granted: boolean): NotificationLeft {
  const { structureId, from, askedBy } = request;
  const params = { structureId, date: from, granted };
  return { to: sql`select ${askedBy}::uuid`, kind: "unlock-decided", params, at: ctx.now };
}

async function stepped(
  tx: Writer,
  ctx: BodyContext,
  request: HeldRequest,
  step: UnlockStep & { own: Own },
) {
  const { act, reason, expiresAt, own } = step;
  const hasOwnDays = await isAbout(tx, ctx, request, own);
  const asked = { ...request, hasOwnDays };
  const refusal = refusalToUnlockAct(act, asked, ctx.actor, ctx.today);
  if (refusal !== null) return refusal;
  const move = { act, reason, expiresAt: expiresAt(request) };
  return moveRequest(tx, ctx, request, move);
}

/** Whether the days asked for are also the actor's own. */
async function isAbout(
  tx: Writer,
  { organizationId }: BodyContext,
  request: HeldRequest,
  { contractIds: own }: Own,
): Promise<boolean> {
  if (own.size === 0) return false;
  const { contractIds } = await contractsTouched(tx, organizationId, request);
  return contractIds.some((id) => own.has(id));
}
