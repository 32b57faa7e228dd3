import type { secondFactors } from "#api/second-factors.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { leaveNotice } from "../credential-notices.ts";
import { confirmPassword } from "../confirm-password.ts";
import { renewedCodes } from "./recovery-codes.ts";

/** New recovery codes, given the password again; those there were serve no more. */
export const renewRecoveryCodes: Handler<typeof secondFactors.renewRecoveryCodes> = async (
  ctx,
  { password },
) => {
  await confirmPassword(ctx, password);
  const { userId } = ctx.actor;
  return writeSystem(unrepeated(ctx), "second-factor.renew-codes", async (tx) => {
    await leaveNotice(tx, ctx, { userId, kind: "codes-renewed" });
    return {
      entry: { subjectKind: "user", subjectId: userId, before: null, after: null },
      result: { recoveryCodes: await renewedCodes(tx, userId) },
    };
  });
};
