import type { Transaction } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import type { Writer } from "#server/db/handles.ts";
import { rowBy, updateRows } from "#server/db/rows.ts";
import type { Context, SignedContext } from "#server/kernel/context.ts";
import type { SessionDuty } from "#server/kernel/session.ts";
import { hasSecondFactor, needsSecondFactor } from "./needs-second-factor.ts";
import { type SigningInUser, signingInUser } from "./signing-in-user.ts";

/** How a session began. */
export type SignInMethod = "password" | "taxis" | "device";

/** What the user must do before anything else: replace a secret that someone else knows, then add a factor that the role requires. */
export async function requiredStepOf(
  ctx: Context,
  tx: Transaction<DB>,
  user: SigningInUser,
  method: SignInMethod,
): Promise<SessionDuty | null> {
  if (method === "password" && user.oneTime) return "password";
  if (!(await needsSecondFactor(tx, ctx, user))) return null;
  return (await hasSecondFactor(tx, user.id)) ? null : "second-factor";
}

/** Recomputes what the call's session owes after the user has done some of it. The caller forgets the session after the commit. */
export async function settleRequiredStep(ctx: SignedContext, tx: Writer): Promise<void> {
  const user = await signingInUser(ctx, tx, { column: "id", value: ctx.actor.userId });
  const session = await rowBy(tx, "session", { token_hash: ctx.sessionHash }, ["method"]);
  if (!user) return;
  const key = { token_hash: ctx.sessionHash };
  await updateRows(tx, "session", key, {
    owes: await requiredStepOf(ctx, tx, user, session.method === "taxis" ? "taxis" : "password"),
  });
}
