import { sql } from "kysely";
import type { RequestedUnlock, UnlockState } from "#domain/attendance/unlock.ts";
import { columnsOf } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

/** A locked request. */
export type LockedRequest = RequestedUnlock & {
  id: string;
  structureId: string;
  contractId: string | null;
  version: number;
  expiresAt: Date | null;
};

/** The requests, locked in one fixed order and returned in the order requested. Throws `not-found` when one is not of the body. */
export async function lockRequests(
  tx: Writer,
  organizationId: string,
  ids: readonly string[],
): Promise<LockedRequest[]> {
  const rows = await tx
    .selectFrom("unlock_request")
    .select(columnsOf("unlock_request", ["id", "structureId", "contractId", "state", "askedBy"]))
    .select(["from_day as from", "to_day as to", "version", "expires_at as expiresAt"])
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => orNotFound(byId.get(id)));
}

/** The state to which an act moves a request, and until when it unlocks from then on. */
export type RequestMove = { request: LockedRequest; state: UnlockState; expiresAt: Date | null };

/** Applies an allowed act to requests, in one statement for any number of them: their states and rows of acts. */
export async function moveRequests(
  tx: Writer,
  ctx: BodyContext,
  moves: readonly RequestMove[],
  reason: string,
): Promise<Entry[]> {
  if (moves.length === 0) return [];
  const rows = moves.map(({ request, state, expiresAt }) => ({
    request_id: request.id,
    next_state: state,
    next_version: request.version + 1,
    until: expiresAt,
  }));
  await sql`
    with moved as (
      update unlock_request u set state = n.next_state, version = n.next_version, expires_at = n.until
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(request_id uuid, next_state text, next_version int, until timestamptz)
      where u.organization_id = ${ctx.organizationId} and u.id = n.request_id
      returning u.organization_id, u.id, u.version, u.state, u.expires_at
    )
    insert into unlock_request_act (organization_id, request_id, seq, state, at, by_user, reason, expires_at)
    select organization_id, id, version, state, ${ctx.now}, ${ctx.actor.userId}::uuid, ${reason}, expires_at
    from moved`.execute(tx);
  return moves.map(({ request, state, expiresAt }) =>
    entryOf("unlock-request", request.id, {
      structureId: request.structureId,
      before: { state: request.state, expiresAt: request.expiresAt },
      after: { state, expiresAt },
      reason,
      ...(request.from === request.to ? { date: request.from } : {}),
    }),
  );
}
