import type { UnlockOutcome } from "#api/unlocks.ts";
import {
  type UnlockAct,
  type UnlockRefusal,
  refusalToUnlockAct,
} from "#domain/attendance/unlock.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Entry, type Source, write } from "#server/kernel/write.ts";
import { unlockRefusals } from "#texts/unlocks.ts";
import { holdStructures } from "./hold-structures.ts";
import { type HeldRequest, heldRequests, moveRequest } from "./move-request.ts";

/** What an act adds to the state it changes. */
export type UnlockStep = {
  act: UnlockAct;
  ids: readonly string[];
  reason: string;
  /** Until when the request unlocks after the act. */
  expiresAt: (request: HeldRequest) => Date | null;
  /** Locks what the whole act touches beyond structures and requests, before any of them moves. */
  first?: (tx: Writer, requests: readonly HeldRequest[]) => Promise<void>;
  /** Done before the request moves: a refusal, or entries of its own. */
  before?: (tx: Writer, request: HeldRequest) => Promise<UnlockRefusal | Entry[]>;
};

/**
 * Does an act to requests, each with its own outcome, in one transaction. Structures are held first, then requests, then
 * contracts, each in the order of their ids, as whoever asks, records or signs does, so that nobody waits in a circle.
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
      const requests: UnlockOutcome[] = [];
      await holdStructures(tx, ctx, step.ids);
      const held = await heldRequests(tx, ctx.organizationId, step.ids);
      await step.first?.(tx, held);
      for (const request of held) {
        const done = await stepped(tx, ctx, request, step);
        if (typeof done === "string") {
          const messages = [unlockRefusals[done]];
          requests.push({ id: request.id, outcome: "refused", state: request.state, messages });
          continue;
        }
        entries.push(...done.entries);
        requests.push({ id: request.id, outcome: "done", state: done.state, messages: [] });
      }
      return { entries, result: { requests } };
    },
    source,
  );
}

async function stepped(tx: Writer, ctx: BodyContext, request: HeldRequest, step: UnlockStep) {
  const { act, reason, expiresAt, before } = step;
  const refusal = refusalToUnlockAct(act, request, ctx.actor, ctx.today);
  if (refusal !== null) return refusal;
  const prepared = (await before?.(tx, request)) ?? [];
  if (typeof prepared === "string") return prepared;
  const move = { act, reason, expiresAt: expiresAt(request) };
  const { state, entry } = await moveRequest(tx, ctx, request, move);
  return { state, entries: [...prepared, entry] };
}
