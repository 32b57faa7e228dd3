import type { Kysely } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { Context } from "#server/kernel/context.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import type { SignInMethod } from "../required-step.ts";

const minutes = 5;

/** A challenge issued to one user. */
export type Challenge = { userId: string; method: SignInMethod; nonce: string };

type Purpose = "sign-in" | "passkey" | "confirm";
type ChallengeFor = Challenge & { purpose: Purpose };

/** Stores a challenge for five minutes and returns its token. Expired challenges are deleted. */
export async function askChallenge(ctx: Context, input: ChallengeFor): Promise<string> {
  const token = newToken();
  const { kysely } = ctx.database;
  await kysely.deleteFrom("challenge").where("expires_at", "<", ctx.now).execute();
  await insertRow(kysely, "challenge", {
    token_hash: tokenHash(token),
    user_id: input.userId,
    purpose: input.purpose,
    method: input.method,
    nonce: input.nonce,
    expires_at: new Date(ctx.now.getTime() + minutes * 60_000),
  });
  return token;
}

/** The challenge of a token, if it may still be answered, else null. */
export async function openChallenge(
  { now }: Context,
  db: Reader,
  purpose: Purpose,
  token: string,
): Promise<Challenge | null> {
  const row = await db
    .selectFrom("challenge")
    .select(["user_id", "method", "nonce"])
    .where((of) => of.and({ token_hash: tokenHash(token), purpose }))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  const { user_id: userId, nonce } = row;
  return { userId, nonce, method: row.method === "taxis" ? "taxis" : "password" };
}

/** Uses up the challenge; false if a parallel request already did. */
export async function spendChallenge(
  { now }: Context,
  db: Pick<Kysely<DB>, "updateTable">,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("challenge")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
