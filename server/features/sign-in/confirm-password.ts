import { confirmPasswordTexts } from "#texts/verification.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { underBrake } from "./brake.ts";
import { passwordMatches } from "./passwords.ts";

const freshMinutes = 10;

/**
 * Makes sure that whoever acts is the person signed in, by the password given again. Tries count with those of sign-in.
 * Who has no password has signed in through taxis within the last ten minutes instead. Throws a fault on the field
 * `password` when neither is so, and `too-many` when the tries are used up.
 */
export async function confirmPassword(ctx: SignedContext, password: string): Promise<void> {
  const { userId } = ctx.actor;
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["user_name", "password_hash"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { user_name: account, password_hash: hash } = user;
  const right =
    hash === null
      ? await cameFromTaxisJustNow(ctx)
      : await underBrake(ctx, { account, userId }, () => passwordMatches(hash, password));
  if (!right) throw fieldFault("password", confirmPasswordTexts.mistaken);
}

async function cameFromTaxisJustNow(ctx: SignedContext): Promise<boolean> {
  const session = await ctx.db
    .selectFrom("session")
    .select("started_at")
    .where("token_hash", "=", ctx.sessionHash)
    .where("method", "=", "taxis")
    .where("started_at", ">", new Date(ctx.now.getTime() - freshMinutes * 60_000))
    .executeTakeFirst();
  return session !== undefined;
}
