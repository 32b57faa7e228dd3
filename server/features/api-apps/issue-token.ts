import type { z } from "zod";
import type { TokenAnswer } from "#api/oauth.ts";
import { addDays } from "#domain/calendar/day.ts";
import { midnightOf } from "#domain/calendar/zone.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { logAttempt } from "#server/features/sign-in/public.ts";
import { networksOf } from "#server/kernel/app-limits.ts";
import type { Context } from "#server/kernel/context.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";

const tokenMinutes = 15;

/** What a program sends: its client_id and the secret. */
export type Credentials = { clientId: string; secret: string };

/** A token for a caller with a secret of a live app, from the app's networks; null for everyone else. */
export async function issueToken(
  ctx: Context,
  given: Credentials,
): Promise<z.output<typeof TokenAnswer> | null> {
  const app = await liveApp(ctx, given);
  if (!app || !networksOf(app.networks)(ctx.origin.ip)) {
    const userId = app?.userId ?? (await findApp(ctx, given));
    await logAttempt(ctx, { userId, method: "app", outcome: "wrong" });
    return null;
  }
  const token = newToken();
  const expiresAt = expiryOf(ctx.now, app);
  await ctx.database.kysely.transaction().execute(async (tx) => {
    const key = { user_id: app.userId };
    await updateRows(tx, "api_app", key, { last_token_at: ctx.now, last_token_ip: ctx.origin.ip });
    await tx
      .deleteFrom("session")
      .where("user_id", "=", app.userId)
      .where("expires_at", "<", ctx.now)
      .execute();
    await insertRow(tx, "session", {
      token_hash: tokenHash(token),
      user_id: app.userId,
      started_at: ctx.now,
      expires_at: expiresAt,
      ip: ctx.origin.ip,
      user_agent: ctx.origin.userAgent,
      method: "app",
    });
    await logAttempt(ctx, { userId: app.userId, method: "app", outcome: "signed-in" }, tx);
  });
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: Math.floor((expiresAt.getTime() - ctx.now.getTime()) / 1000),
    scope: app.scopes.join(" "),
  };
}

type LiveApp = {
  userId: string;
  scopes: string[];
  networks: string[];
  userEnd: string | null;
  secretEnd: Date;
};

/** Looked up by the hash of its secret: an index look-up reveals nothing about how close a guess came. */
function liveApp(ctx: Context, { clientId, secret }: Credentials): Promise<LiveApp | undefined> {
  return ctx.db
    .selectFrom("api_app_secret as s")
    .innerJoin("api_app as a", "a.user_id", "s.user_id")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["u.id as userId", "a.scopes", "a.networks"])
    .select(["u.valid_until as userEnd", "s.valid_until as secretEnd"])
    .where("s.secret_hash", "=", tokenHash(secret))
    .where((of) => of(of.cast<string>("u.id", "text"), "=", clientId))
    .where("s.valid_until", ">", ctx.now)
    .where("a.revoked_at", "is", null)
    .where("u.disabled_at", "is", null)
    .where((of) => of.or([of("u.valid_until", "is", null), of("u.valid_until", ">=", ctx.today)]))
    .executeTakeFirst();
}

/** The app of a client_id, so that its log can show a wrong secret; null for one that does not exist. */
async function findApp(ctx: Context, { clientId }: Credentials): Promise<string | null> {
  const app = await ctx.db
    .selectFrom("api_app")
    .select("user_id")
    .where((of) => of(of.cast<string>("user_id", "text"), "=", clientId))
    .executeTakeFirst();
  return app?.user_id ?? null;
}

/** A token outlives neither the secret that obtained it nor the app's last day. */
function expiryOf(now: Date, { userEnd, secretEnd }: LiveApp): Date {
  const ends = [now.getTime() + tokenMinutes * 60_000, secretEnd.getTime()];
  if (userEnd !== null) ends.push(midnightOf(addDays(userEnd, 1)));
  return new Date(Math.min(...ends));
}
