import type { Reader, Writer } from "#server/db/handles.ts";
import { type Ergani, erganiOf, type Token } from "#server/integrations/ergani/ergani.ts";
import type { Clock } from "#server/kernel/clock.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";

/** A body's connection, and the branch named on its cards. */
type Connection = { ergani: Ergani; branch: string };

/** The connection of a body with its account and stored token; null if it has no account. */
export async function connectionOf(ctx: BodyContext, clock: Clock): Promise<Connection | null> {
  const account = await readBody(ctx, (db) => sealedAccount(db, ctx));
  if (!account) return null;
  const { place, branch, user_name: userName, sealed_password, sealed_token, version } = account;
  const ergani = erganiOf(
    {
      base: ctx.config.ergani[place],
      userName,
      password: ctx.secrets.open("ergani", sealed_password),
      userType: account.user_type,
    },
    clock,
    {
      found: sealed_token && tokenFrom(ctx.secrets.open("ergani", sealed_token)),
      keep: (token) => keepToken(ctx, version, token),
    },
  );
  return { ergani, branch };
}

function sealedAccount(db: Reader, { organizationId }: BodyContext) {
  return db
    .selectFrom("ergani_account as a")
    .leftJoin("ergani_token as t", "t.organization_id", "a.organization_id")
    .select(["a.place", "a.branch", "a.user_name", "a.user_type", "a.sealed_password", "a.version"])
    .select("t.sealed as sealed_token")
    .where("a.organization_id", "=", organizationId)
    .executeTakeFirst();
}

/**
 * Stored for the next run, on any server: ERGANI slows down clients that sign in for each card. The token is not stored
 * if its account has changed meanwhile.
 */
async function keepToken(ctx: BodyContext, version: number, token: Token | null): Promise<void> {
  // Not stored as the response of the call in which the token came.
  await write({ ...ctx, repeat: null }, "ergani.token", async (tx) => {
    const account = await tx
      .selectFrom("ergani_account")
      .select("version")
      .where("organization_id", "=", ctx.organizationId)
      .forUpdate()
      .executeTakeFirst();
    if (account?.version === version) {
      if (token === null) await forgetToken(tx, ctx.organizationId);
      else await storeToken(tx, ctx, ctx.secrets.seal("ergani", JSON.stringify(token)));
    }
    return { entries: [], result: null };
  });
}

async function storeToken(tx: Writer, { organizationId }: BodyContext, sealed: Buffer) {
  await tx
    .insertInto("ergani_token")
    .values({ organization_id: organizationId, sealed })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet({ sealed }))
    .execute();
}

/** Makes the next card use a fresh sign-in. */
export async function forgetToken(tx: Writer, organizationId: string): Promise<void> {
  await tx.deleteFrom("ergani_token").where("organization_id", "=", organizationId).execute();
}

/** Guarantee: the sealed text is a token. */
function tokenFrom(text: string): Token {
  return JSON.parse(text) as Token;
}
