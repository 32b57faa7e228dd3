import { sql } from "kysely";
import type { Context } from "#server/kernel/context.ts";
import type { Factor } from "./factors.queries.ts";
import { verifySignature, type Verification } from "./passkeys.ts";
import { stepOfCode } from "./totp.ts";

/** Whether an authenticator app of the user shows the code now and the code is unused; it can be used once. */
export async function spendTotpCode(
  ctx: Context,
  factors: readonly Factor[],
  code: string,
): Promise<boolean> {
  for (const factor of factors) {
    if (factor.kind !== "totp") continue;
    const step = stepOfCode(ctx.secrets.open("totp", factor.sealedSecret), code, ctx.now);
    if (step !== null && (await spendStep(ctx, factor.id, step))) return true;
  }
  return false;
}

/** A step can be used once, and no earlier step after it; of two requests with one code, the row lets only one succeed. */
export async function spendStep(ctx: Context, factorId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factor set last_step = ${step}, last_used_at = ${ctx.now}
    where id = ${factorId} and coalesce(last_step, 0) < ${step}`.execute(ctx.database.kysely);
  return numAffectedRows === 1n;
}

/** Whether one of the user's passkeys has signed the nonce; false for a cloned passkey, whose counter goes back. */
export async function spendPasskey(
  ctx: Context,
  factors: readonly Factor[],
  challenge: { nonce: string; verification: Verification },
  answer: Record<string, unknown>,
): Promise<boolean> {
  for (const factor of factors) {
    if (factor.kind !== "passkey" || factor.passkey.credentialId !== answer["id"]) continue;
    const count = await verifySignature(ctx.config, challenge, factor.passkey, answer);
    if (count === null) return false;
    const { numAffectedRows } = await sql`
      update second_factor set signatures = ${count}, last_used_at = ${ctx.now}
      where id = ${factor.id} and (signatures < ${count} or ${count} = 0)`.execute(
      ctx.database.kysely,
    );
    return numAffectedRows === 1n;
  }
  return false;
}
