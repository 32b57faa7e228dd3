import { createHash } from "node:crypto";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { security } from "#api/security.ts";
import type { SignInAnswer } from "#api/sign-in.ts";
import { insertRow, rowBy } from "#server/db/rows.ts";
import { TaxisFailure } from "#server/integrations/taxis/taxis-failure.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext, Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { admit } from "../admit.ts";
import { noteConfirmed } from "../confirmed-until.ts";
import { logAttempt } from "../log-attempt.ts";
import { signingInUser } from "../signing-in-user.ts";

const minutes = 10;

/** Handlers that use the adapter; null in production without a taxis client. */
export function securityHandlers(taxis: Taxis | null): Handlers<typeof security> {
  const requireTaxis = (): Taxis => {
    if (!taxis) throw new Fault("unavailable", { detail: taxisTexts.notSetUp });
    return taxis;
  };
  return {
    redirectToTaxis: async (ctx) => redirectToTaxis(ctx, requireTaxis()),
    authenticateUsingTaxis: async (ctx, input) =>
      authenticateUsingTaxis(ctx, requireTaxis(), input),
    confirmUsingTaxis: async (ctx, input) => confirmUsingTaxis(ctx, requireTaxis(), input),
  };
}

/** Confirms by a sign-in at taxis that this browser began. Throws `forbidden` when another person signed in there. */
async function confirmUsingTaxis(
  ctx: SignedContext,
  taxis: Taxis,
  given: InputOf<typeof security.confirmUsingTaxis>,
): Promise<OutputOf<typeof security.confirmUsingTaxis>> {
  const afm = await afmFromTaxis(ctx, taxis, given);
  const user = await rowBy(ctx.db, "app_user", { id: ctx.actor.userId }, ["afm"]);
  if (user.afm !== afm) throw new Fault("forbidden", { detail: taxisTexts.anotherPerson });
  return noteConfirmed(ctx);
}

/** Completes a sign-in that this browser began at taxis: the user is looked up by tax number only, and never created. */
async function authenticateUsingTaxis(
  ctx: Context,
  taxis: Taxis,
  given: InputOf<typeof security.authenticateUsingTaxis>,
): Promise<SignInAnswer> {
  const afm = await afmFromTaxis(ctx, taxis, given);
  const user = await signingInUser(ctx, ctx.db, { column: "afm", value: afm });
  if (!user) {
    await logAttempt(ctx, { userId: null, method: "taxis", outcome: "wrong" });
    throw new Fault("forbidden", { detail: taxisTexts.noAccount });
  }
  return admit(ctx, user, "taxis");
}

/**
 * Begins a sign-in at taxis: valid for ten minutes, once, in this browser. The state travels in the address, the browser's half
 * stays in a cookie that scripts cannot read, so that no one can be tricked into completing a sign-in that another began.
 */
async function redirectToTaxis(ctx: Context, taxis: Taxis): Promise<{ url: string }> {
  const [state, browser, codeVerifier] = [newToken(), newToken(), newToken()];
  const { kysely } = ctx.database;
  await kysely.deleteFrom("taxis_transaction").where("expires_at", "<", ctx.now).execute();
  await insertRow(kysely, "taxis_transaction", {
    state_hash: tokenHash(state),
    browser_hash: tokenHash(browser),
    sealed_verifier: ctx.secrets.seal("taxis", codeVerifier),
    expires_at: new Date(ctx.now.getTime() + minutes * 60_000),
  });
  ctx.cookies.give("taxis", browser, minutes * 60);
  const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url");
  return { url: taxis.authorizeUrl({ state, codeChallenge }) };
}

/**
 * The tax number of the person who signed in at taxis, in a sign-in that this browser began. Every failure is reported
 * in our own words; what taxis answered is not passed on.
 */
async function afmFromTaxis(
  ctx: Context,
  taxis: Taxis,
  { authCode, state }: { authCode: string; state: string },
): Promise<string> {
  const codeVerifier = await verifierOf(ctx, state);
  if (codeVerifier === null) throw new Fault("invalid", { detail: taxisTexts.failed });
  ctx.cookies.remove("taxis");
  return inOurWords(ctx, () => taxis.afmOf({ code: authCode, codeVerifier }));
}

/** Uses up this browser's transaction with this state; null if there is none, or it has expired or was used. */
async function verifierOf(ctx: Context, state: string): Promise<string | null> {
  const browser = ctx.cookies.read("taxis");
  if (browser === null) return null;
  const used = await ctx.database.kysely
    .updateTable("taxis_transaction")
    .set({ used_at: ctx.now })
    .where((of) => of.and({ state_hash: tokenHash(state), browser_hash: tokenHash(browser) }))
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
