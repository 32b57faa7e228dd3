import type { OutputOf } from "#api/call.ts";
import type { secondFactors } from "#api/second-factors.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { securityRules } from "../security-rules.ts";
import { beginPasskey } from "./begin-passkey.ts";
import { beginTotp } from "./begin-totp.ts";
import { confirmPasskey } from "./confirm-passkey.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { codesLeft } from "./recovery-codes.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

export const secondFactorHandlers: Handlers<typeof secondFactors> = {
  getSecondFactors: ownSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  confirmPasskey,
  removeSecondFactor,
  renewRecoveryCodes,
};

async function ownSecondFactors(
  ctx: SignedContext,
): Promise<OutputOf<typeof secondFactors.getSecondFactors>> {
  const { userId, role } = ctx.actor;
  const rules = await securityRules(ctx.db, ctx.config);
  const rows = await ctx.db
    .selectFrom("second_factor")
    .select(["id", "kind", "title", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    factors: rows.map((row) => ({
      ...asTold(row),
      kind: row.kind === "passkey" ? "passkey" : "totp",
    })),
    recoveryCodesLeft: await codesLeft(ctx.db, userId),
    required: rules["secondFactor.roles"].includes(role),
  };
}
