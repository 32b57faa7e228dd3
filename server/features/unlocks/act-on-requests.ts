import { sql } from "kysely";
import type { UnlockOutcome } from "#api/unlocks.ts";
import { type UnlockAct, refusalToUnlockAct, unlockStateAfter } from "#domain/attendance/unlock.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { type Own, ownAffairs } from "#server/kernel/own-affairs.ts";
import { write } from "#server/kernel/write.ts";
import { answeredAlready, unlockRefusals } from "#texts/unlocks.ts";
import { contractsTouched } from "./contracts-touched.ts";
import {
  type LockedRequest,
  lockRequests,
  moveRequests,
  type RequestMove,
} from "./move-requests.ts";

/** An act on requests, beyond the state it leads to. */
type UnlockStep = {
  act: UnlockAct;
  ids: readonly string[];
  reason: string;
  /** Until when the request unlocks after the act. */
  expiresAt: (request: LockedRequest) => Date | null;
};

/**
 * Applies an act to requests, each with its own outcome, in one transaction. Structures are locked first, then
 * requests, each in the order of their ids, as when asking, recording or signing, to avoid deadlocks. Throws
 * `not-found` when one is not of the body.
 */
export function actOnRequests(
  ctx: BodyContext,
  { act, ids, reason, expiresAt }: UnlockStep,
): Promise<{ requests: UnlockOutcome[] }> {
  return write(ctx, `unlock.${act}`, async (tx) => {
    await holdStructures(tx, ctx, ids);
    const own = await ownAffairs(tx, ctx);
    const moves: RequestMove[] = [];
    const requests: UnlockOutcome[] = [];
    for (const request of await lockRequests(tx, ctx.organizationId, ids)) {
      const hasOwnDays = await isAbout(tx, ctx, request, own);
      const refusal = refusalToUnlockAct(act, { ...request, hasOwnDays }, ctx.actor, ctx.today);
      if (refusal === null) {
        const state = unlockStateAfter(act);
        moves.push({ request, state, expiresAt: expiresAt(request) });
        requests.push({ id: request.id, outcome: "done", state, messages: [] });
      } else {
        const messages = [
          refusal === "state-forbids" ? await lastActOf(tx, ctx, request) : unlockRefusals[refusal],
        ];
        requests.push({ id: request.id, outcome: "refused", state: request.state, messages });
      }
    }
    const isDecided = act === "grant" || act === "refuse";
    return {
      entries: await moveRequests(tx, ctx, moves, reason),
      notifications: isDecided ? moves.map((move) => decided(ctx, move, act === "grant")) : [],
      result: { requests },
    };
  });
}

/** Notifies the user who asked of the decision. */
function decided(
  ctx: BodyContext,
  { request: { structureId, from, askedBy } }: RequestMove,
  granted: boolean,
): NewNotification {
  const params = { structureId, date: from, granted };
  return { to: sql`select ${askedBy}::uuid`, kind: "unlock-decided", params, at: ctx.now };
}

/** What someone else has done with a request, for the user who comes second. */
async function lastActOf(
  tx: Writer,
  { organizationId }: BodyContext,
  { id, version, state }: LockedRequest,
): Promise<string> {
  const last = await tx
    .selectFrom("unlock_request_act as a")
    .innerJoin("app_user as u", "u.id", "a.by_user")
    .select(["a.at", "u.nick_name as by"])
    .where("a.organization_id", "=", organizationId)
    .where("a.request_id", "=", id)
    .where("a.seq", "=", version)
    .executeTakeFirst();
  return last ? answeredAlready(state, last.by, last.at) : unlockRefusals["state-forbids"];
}

/** Whether the requested days include the actor's own. */
async function isAbout(
  tx: Writer,
  { organizationId }: BodyContext,
  request: LockedRequest,
  { contractIds: own }: Own,
): Promise<boolean> {
  if (own.size === 0) return false;
  const { contractIds } = await contractsTouched(tx, organizationId, request);
  return contractIds.some((id) => own.has(id));
}

/**
 * Locks the structures of the requests, in the order of their ids. Waits for saves of records in them, so that nothing
 * is saved that did not see its days locked again.
 */
async function holdStructures(
  tx: Writer,
  { organizationId }: Pick<BodyContext, "organizationId">,
  requestIds: readonly string[],
): Promise<void> {
  await sql`
    select from structure where organization_id = ${organizationId} and id in (
      select structure_id from unlock_request
      where organization_id = ${organizationId} and id = any (${requestIds}::uuid[]))
    order by id for update`.execute(tx);
}
