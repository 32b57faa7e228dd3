import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";

/** A secret is valid for a year at most. */
const daysOfSecret = 365;

/** A secret of 256 random bits. Its prefix lets secret scanners recognise it. */
export function newAppSecret(): string {
  return `paron_${newToken()}`;
}

/** Stores the hash of a secret as the app's newest. */
export async function storeSecret(
  tx: Writer,
  ctx: SignedContext,
  { userId, seq, secret }: { userId: string; seq: number; secret: string },
): Promise<void> {
  await insertRow(tx, "api_app_secret", {
    user_id: userId,
    seq,
    secret_hash: tokenHash(secret),
    made_at: ctx.now,
    made_by: ctx.actor.userId,
    valid_until: new Date(ctx.now.getTime() + daysOfSecret * 86_400_000),
  });
}
