import { createHash } from "node:crypto";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Context } from "#server/kernel/context.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";

const minutes = 10;

/**
 * Begins a sign-in at taxis: ten minutes, once, in this browser. The state goes round through the address, the browser's half
 * stays in a cookie that scripts cannot read, so that nobody can be made to end a sign-in that another began.
 */
export async function redirectToTaxis(ctx: Context, taxis: Taxis): Promise<{ url: string }> {
  const [state, browser, codeVerifier] = [newToken(), newToken(), newToken()];
  const { kysely } = ctx.database;
  await kysely.deleteFrom("taxis_transaction").where("expires_at", "<", ctx.now).execute();
  await kysely
    .insertInto("taxis_transaction")
    .values({
      state_hash: tokenHash(state),
      browser_hash: tokenHash(browser),
      sealed_verifier: ctx.secrets.seal("taxis", codeVerifier),
      expires_at: new Date(ctx.now.getTime() + minutes * 60_000),
    })
    .execute();
  ctx.cookies.give("taxis", browser, minutes * 60);
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  return { url: taxis.authorizeUrl({ state, codeChallenge }) };
}
