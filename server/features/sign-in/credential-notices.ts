import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";
import type { Origin } from "#server/kernel/context.ts";

/** What changed in how a person signs in. */
export type CredentialChange =
  | "password-changed"
  | "password-reset"
  | "factor-added"
  | "factor-removed"
  | "factors-reset"
  | "codes-renewed"
  | "code-used";

/** Who did it and from where; no actor where it was done before anyone was signed in, or on the machine itself. */
type By = {
  now: Date;
  origin: Pick<Origin, "ip" | "userAgent">;
  actor?: { userId: string };
  sessionHash?: Buffer;
};

/**
 * Leaves a notice for a person whose credentials change, in the transaction that changes them. What everybody has to do at a
 * first sign-in is expected: it is kept, and alarms nobody.
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
  await tx
    .insertInto("credential_notice")
    .values({
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
    })
    .execute();
}
