import type { account } from "#api/account.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changePassword } from "./change-password.ts";
import { currentUser } from "./current-user.ts";
import { credentialNotices, readNotices } from "./notices.ts";
import { holderOf, reasonsAgainst } from "./password-policy.ts";
import { endOtherSessions, endSession, liveSessions } from "./sessions.ts";
import { updateCurrentUser } from "./update-current-user.ts";

export const accountHandlers: Handlers<typeof account> = {
  getCurrent: currentUser,
  updateCurrentUser,
  changePassword,
  validatePassword: passwordVerdict,
  checkPassword: passwordVerdict,
  getNotices: credentialNotices,
  readNotices,
  getSessions: liveSessions,
  endSession,
  endOtherSessions,
};

/** What the policy says; never whether it is the current password, which would be an oracle. */
async function passwordVerdict(ctx: SignedContext, { password }: { password: string }) {
  const holder = await holderOf(ctx.db, ctx.actor.userId);
  const reasons = await reasonsAgainst(ctx.db, ctx.config, holder, password);
  return { isValid: reasons.length === 0, reasons };
}
