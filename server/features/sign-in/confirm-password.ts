import { confirmPasswordTexts } from "#texts/verification.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { countTry, forgiveTry } from "./brake.ts";
import { passwordMatches } from "./passwords.ts";

/**
 * Makes sure that whoever acts is the person signed in, by the password given again. Tries count with those of sign-in.
 * Throws a fault on the field `password` when it is mistaken, and `too-many` when the tries are used up.
 */
export async function confirmPassword(ctx: SignedContext, password: string): Promise<void> {
  const user = await ctx.db
    .selectFrom("app_user")
    .select(["user_name", "password_hash"])
    .where("id", "=", ctx.actor.userId)
    .executeTakeFirstOrThrow();
  await countTry(ctx, user.user_name);
  if (!(await passwordMatches(user.password_hash, password))) {
    throw fieldFault("password", confirmPasswordTexts.mistaken);
  }
  await forgiveTry(ctx, user.user_name);
}
