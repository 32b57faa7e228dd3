import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import { TaxisFailure } from "#server/integrations/taxis/taxis-failure.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { tokenHash } from "#server/kernel/session.ts";
import { taxisTexts } from "#texts/taxis.ts";

/**
 * The tax number of whoever signed in at taxis, in a sign-in that this browser began. Every failure is told in our own
 * words; what taxis said is not passed on.
 */
export async function afmFromTaxis(
  ctx: Context,
  taxis: Taxis,
  { authCode, state }: { authCode: string; state: string },
): Promise<string> {
  const codeVerifier = await verifierOf(ctx, state);
  if (codeVerifier === null) throw new Fault("invalid", { detail: taxisTexts.failed });
  ctx.cookies.remove("taxis");
  return inOurWords(ctx, () => taxis.afmOf({ code: authCode, codeVerifier }));
}

/** Uses up the transaction of this browser with this state; null where there is none, it is over or has served. */
async function verifierOf(ctx: Context, state: string): Promise<string | null> {
  const browser = ctx.cookies.read("taxis");
  if (browser === null) return null;
  const used = await ctx.database.kysely
    .updateTable("taxis_transaction")
    .set({ used_at: ctx.now })
    .where("state_hash", "=", tokenHash(state))
    .where("browser_hash", "=", tokenHash(browser))
    .where("used_at", "is", null)
    .where("expires_at", ">", ctx.now)
    .returning("sealed_verifier")
    .executeTakeFirst();
  return used ? ctx.secrets.open("taxis", used.sealed_verifier) : null;
}

async function inOurWords<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TaxisFailure)) throw error;
    ctx.log.warn({ reason: error.reason }, "taxis");
    throw error.reason === "unavailable"
      ? new Fault("unavailable", { detail: taxisTexts.unavailable, retryAfterSeconds: 5 })
      : new Fault("invalid", { detail: taxisTexts.failed });
  }
}
