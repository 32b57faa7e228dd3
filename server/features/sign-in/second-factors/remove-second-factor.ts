import type { secondFactors } from "#api/second-factors.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { leaveNotice } from "../credential-notices.ts";
import { confirmPassword } from "../confirm-password.ts";
import { securityRules } from "../security-rules.ts";
import { factorsOf } from "./factors.queries.ts";

/** Takes a second factor away, given the password again; the last one stays where the role must have one. */
export const removeSecondFactor: Handler<typeof secondFactors.removeSecondFactor> = async (
  ctx,
  { id, password },
) => {
  const { userId, role } = ctx.actor;
  await confirmPassword(ctx, password);
  return writeSystem(ctx, "second-factor.remove", async (tx) => {
    await tx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
    const factors = await factorsOf(tx, userId);
    const removed = factors.find((factor) => factor.id === id);
    if (!removed) throw new Fault("not-found");
    const rules = await securityRules(tx, ctx.config);
    if (factors.length === 1 && rules["secondFactor.roles"].includes(role))
      throw new Fault("refused", { detail: secondFactorTexts.lastOfRequired });
    const { title } = await tx
      .deleteFrom("second_factor")
      .where("id", "=", id)
      .returning("title")
      .executeTakeFirstOrThrow();
    await leaveNotice(tx, ctx, { userId, kind: "factor-removed", title });
    if (factors.length === 1)
      await tx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
    const before = { kind: removed.kind };
    return {
      entry: { subjectKind: "user", subjectId: userId, before, after: null },
      result: { removed: true },
    };
  });
};
