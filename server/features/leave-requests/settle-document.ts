import { sql } from "kysely";
import type { DisputeOutcome } from "#api/disputes.ts";
import { isHidden } from "#domain/leave/hidden-reasons.ts";
import type { Writer } from "#server/db/handles.ts";
import { reasonsOf } from "#server/features/attendance/public.ts";
import { receivedIn } from "#server/features/leave-documents/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { LockedRequest } from "./lock-request.ts";

/**
 * Settles the file of an answered request: the document of a granted leave is recorded as seen, and for a sensitive
 * reason no file is kept.
 */
export async function settleDocument(
  tx: Writer,
  ctx: BodyContext,
  { id, contractId, code, from, to, hasFile }: LockedRequest,
  outcome: DisputeOutcome,
): Promise<Entry[]> {
  const reason = (await reasonsOf(ctx)).get(code);
  if (!hasFile || !reason) return [];
  if (isHidden(reason)) await forgetFile(tx, ctx, id);
  if (outcome === "rejected" || !reason.requiresDocument) return [];
  const received = { contractId, code, from, to, how: "seen", documentId: null } as const;
  return [(await receivedIn(tx, ctx, received)).entry];
}

/** Deletes the file attached to an answered request. */
export async function forgetFile(tx: Writer, ctx: BodyContext, id: string): Promise<void> {
  await sql`
    with gone as (
      delete from leave_request_file where organization_id = ${ctx.organizationId} and request_id = ${id}
      returning organization_id, sha256)
    insert into file_to_remove (organization_id, sha256, since)
    select g.organization_id, g.sha256, ${ctx.now}::timestamptz from gone g
    on conflict do nothing
  `.execute(tx);
}
