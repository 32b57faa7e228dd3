import type { AskedUnlock, UnlockAct, UnlockState } from "#domain/attendance/unlock.ts";
import { unlockStateAfter } from "#domain/attendance/unlock.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Entry } from "#server/kernel/write.ts";
import { unlockStateOf } from "./unlocks.queries.ts";

/** A request under lock. */
export type HeldRequest = AskedUnlock & {
  id: string;
  structureId: string;
  contractId: string | null;
  version: number;
  expiresAt: Date | null;
};

/** The requests, locked in one order and given in the order asked. Throws `not-found` when one is not of the body. */
export async function heldRequests(
  tx: Writer,
  organizationId: string,
  ids: readonly string[],
): Promise<HeldRequest[]> {
  const rows = await tx
    .selectFrom("unlock_request")
    .select(["id", "structure_id", "contract_id", "from_day", "to_day", "state", "asked_by"])
    .select(["version", "expires_at"])
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Fault("not-found");
    return {
      id,
      structureId: row.structure_id,
      contractId: row.contract_id,
      from: row.from_day,
      to: row.to_day,
      state: unlockStateOf(row.state),
      askedBy: row.asked_by,
      version: row.version,
      expiresAt: row.expires_at,
    };
  });
}

/** What is done to a request, why, and until when it unlocks from now on. */
export type RequestMove = { act: UnlockAct; reason: string; expiresAt: Date | null };

/** Does an act that was not refused: the new state, its row of acts, its ledger entry. */
export async function moveRequest(
  tx: Writer,
  ctx: BodyContext,
  request: HeldRequest,
  { act, reason, expiresAt }: RequestMove,
): Promise<{ state: UnlockState; entry: Entry }> {
  const { organizationId } = ctx;
  const state = unlockStateAfter(act);
  const version = request.version + 1;
  await tx
    .updateTable("unlock_request")
    .set({ state, version, expires_at: expiresAt })
    .where("organization_id", "=", organizationId)
    .where("id", "=", request.id)
    .execute();
  await leaveUnlockAct(tx, ctx, { id: request.id, seq: version, state, reason, expiresAt });
  const entry: Entry = {
    subjectKind: "unlock-request",
    subjectId: request.id,
    structureId: request.structureId,
    before: { state: request.state, expiresAt: request.expiresAt },
    after: { state, expiresAt },
    reason,
    ...(request.from === request.to ? { date: request.from } : {}),
  };
  return { state, entry };
}

/** Adds the row of what was done: who, when, why, until when. */
export async function leaveUnlockAct(
  tx: Writer,
  ctx: BodyContext,
  act: { id: string; seq: number; state: UnlockState; reason: string; expiresAt: Date | null },
): Promise<void> {
  await tx
    .insertInto("unlock_request_act")
    .values({
      organization_id: ctx.organizationId,
      request_id: act.id,
      seq: act.seq,
      state: act.state,
      at: ctx.now,
      by_user: ctx.actor.userId,
      reason: act.reason,
      expires_at: act.expiresAt,
    })
    .execute();
}
