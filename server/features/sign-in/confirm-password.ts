import { rowBy } from "#server/db/rows.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { confirmationTexts } from "#texts/confirmation.ts";
import { confirmedUntil } from "./confirmed-until.ts";
import { tryOwnPassword } from "./try-own-password.ts";

/**
 * Confirms that the actor is the signed-in person: by the password entered again, or, if it is empty, by a confirmation
 * through passkey or taxis in the last ten minutes. Tries count with those of sign-in, and a failed one is recorded in
 * the log of sign-ins. Throws a fault on the field `password` if neither holds, and `too-many` when the tries are used
 * up.
 */
export async function confirmPassword(ctx: SignedContext, password: string): Promise<void> {
  if (password === "") {
    if ((await confirmedUntil(ctx)) === null) throw fieldFault("password", confirmationTexts.asked);
    return;
  }
  const user = await rowBy(ctx.db, "app_user", { id: ctx.actor.userId }, [
    "user_name",
    "password_hash",
  ]);
  if (!(await tryOwnPassword(ctx, user, password)))
    throw fieldFault("password", confirmationTexts.mistaken);
}
