import type { secondFactors } from "#api/second-factors.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { underRateLimit } from "../rate-limit.ts";
import { leaveNotice } from "../credential-notices.ts";
import { settleOwed } from "../owed.ts";
import { firstCodes } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";
import { spendStep } from "./spend-factor.ts";

/** Proves a new authenticator app by a code that it shows, and gives recovery codes to who has none. */
export const confirmTotp: Handler<typeof secondFactors.confirmTotp> = async (ctx, { id, code }) => {
  const { userId } = ctx.actor;
  const begun = await ctx.db
    .selectFrom("second_factor as f")
    .innerJoin("app_user as u", "u.id", "f.user_id")
    .select(["f.sealed_secret", "f.title", "u.user_name"])
    .where("f.id", "=", id)
    .where("f.user_id", "=", userId)
    .where("f.confirmed_at", "is", null)
    .executeTakeFirst();
  if (!begun?.sealed_secret) throw new Fault("not-found");
  const secret = ctx.secrets.open("totp", begun.sealed_secret);
  const right = await underRateLimit(ctx, { account: begun.user_name, userId }, async () => {
    const step = stepOfCode(secret, code, ctx.now);
    return step !== null && spendStep(ctx, id, step);
  });
  if (!right) throw fieldFault("code", secondFactorTexts.mistaken);
  const result = await writeSystem(unrepeated(ctx), "second-factor.add", async (tx) => {
    await tx
      .updateTable("second_factor")
      .set({ confirmed_at: ctx.now })
      .where("id", "=", id)
      .execute();
    await settleOwed(ctx, tx);
    await leaveNotice(tx, ctx, { userId, kind: "factor-added", title: begun.title });
    const after = { kind: "totp", title: begun.title };
    return {
      entry: { subjectKind: "user", subjectId: userId, before: null, after },
      result: { recoveryCodes: await firstCodes(tx, userId) },
    };
  });
  ctx.sessions.forget(ctx.sessionHash);
  return result;
};
