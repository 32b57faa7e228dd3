import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { Origin } from "#server/kernel/context.ts";

type CredentialChange =
  | "password-changed"
  | "password-reset"
  | "factor-added"
  | "factor-removed"
  | "factors-reset"
  | "codes-renewed"
  | "code-used";

/** Who did it and from where; without an actor if no one was signed in yet, or it was done on the server itself. */
type By = {
  now: Date;
  origin: Pick<Origin, "ip" | "userAgent">;
  actor?: { userId: string };
  sessionHash?: Buffer;
};

/**
 * Leaves a notice for a user whose credentials change, in the transaction that changes them. What every user must do at
 * a first sign-in is expected: it is stored without an alert.
 */
export async function leaveNotice(
  tx: Pick<Writer, "insertInto">,
  { now, origin, actor, sessionHash }: By,
  {
    userId,
    kind,
    title = "",
    isExpected = false,
  }: { userId: string; kind: CredentialChange; title?: string; isExpected?: boolean },
): Promise<void> {
  await insertRow(tx, "credential_notice", {
    id: uuid(),
    user_id: userId,
    at: now,
    kind,
    title,
    actor_id: actor?.userId ?? null,
    ip: origin.ip,
    user_agent: origin.userAgent,
    session_hash: sessionHash ?? null,
    read_at: isExpected ? now : null,
  });
}
