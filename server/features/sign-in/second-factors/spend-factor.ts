import { sql } from "kysely";
import type { Context } from "#server/kernel/context.ts";
import type { Factor } from "./factors.queries.ts";
import { verifySignature, type Verification } from "./passkeys.ts";
import { stepOfCode } from "./totp.ts";

/** Whether the code is one that an authenticator app of the person shows now and that has not served; it serves once. */
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

/** A step serves once, and none before it afterwards; two requests with one code are told apart by the row. */
export async function spendStep(ctx: Context, factorId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update second_factor set last_step = ${step}, last_used_at = ${ctx.now}
    where id = ${factorId} and coalesce(last_step, 0) < ${step}`.execute(ctx.database.kysely);
  return numAffectedRows === 1n;
}

/** Whether one of the person's passkeys has signed the nonce; a copied passkey, whose count falls back, has not. */
export async function spendPasskey(
  ctx: Context,
  factors: readonly Factor[],
  asked: { nonce: string; verification: Verification },
  answer: Record<string, unknown>,
): Promise<boolean> {
  for (const factor of factors) {
    if (factor.kind !== "passkey" || factor.passkey.credentialId !== answer["id"]) continue;
    const count = await verifySignature(ctx.config, asked, factor.passkey, answer);
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
