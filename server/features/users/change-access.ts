import type { InputOf, OutputOf } from "#api/call.ts";
import type { userRegister } from "#api/user-register.ts";
import { refusalToEnd } from "#domain/identity/user-rights.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Writer } from "#server/db/handles.ts";
import { endSessions, leaveNotice } from "#server/features/sign-in/public.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeUser } from "./change-user.ts";
import { type EditedUser, unlessRefused } from "./user-row.ts";

type Output = OutputOf<typeof userRegister.disable>;
type Input = InputOf<typeof userRegister.disable>;

/** Prevents a user from signing in and ends all sessions, until the user is enabled again. */
export function disableUser(ctx: SignedContext, given: Input): Promise<Output> {
  return changeAccess(ctx, "user.disable", given, async (tx, { id }) => {
    await endSessions(tx, ctx.now, id);
    await tx.updateTable("app_user").set({ disabled_at: ctx.now }).where("id", "=", id).execute();
  });
}

/** Lets a disabled user sign in again; earlier sessions stay ended. */
export function enableUser(ctx: SignedContext, given: Input): Promise<Output> {
  return changeAccess(ctx, "user.enable", given, async (tx, { id }) => {
    await tx.updateTable("app_user").set({ disabled_at: null }).where("id", "=", id).execute();
  });
}

/** Removes the second factors of a user who has lost them, and ends all sessions. */
export function resetSecondFactor(ctx: SignedContext, given: Input): Promise<Output> {
  return changeAccess(ctx, "user.reset-second-factor", given, async (tx, { id }) => {
    await endSessions(tx, ctx.now, id);
    await tx.deleteFrom("second_factor").where("user_id", "=", id).execute();
    await tx.deleteFrom("recovery_code").where("user_id", "=", id).execute();
    await leaveNotice(tx, ctx, { userId: id, kind: "factors-reset" });
  });
}

function changeAccess(
  ctx: SignedContext,
  act: LedgerAct,
  given: Input,
  change: (tx: Writer, user: EditedUser) => Promise<void>,
): Promise<Output> {
  unlessRefused(refusalToEnd(ctx.actor.userId, given.id));
  return changeUser(ctx, act, given, async (tx, user) => {
    await change(tx, user);
    const { userName, isDisabled } = user;
    return { before: { userName, isDisabled }, answer: {} };
  });
}
