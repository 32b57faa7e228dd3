import type { account } from "#api/account.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";

/** Changes what one may of oneself; whose data it is comes from the session alone. */
export const updateCurrentUser: Handler<typeof account.updateCurrentUser> = async (
  ctx,
  { version, nickName, email, phone },
) => {
  const { userId } = ctx.actor;
  const after = { nickName, email, phone };
  const result = await writeSystem(ctx, "user.update-own", async (tx) => {
    const before = await tx
      .selectFrom("app_user")
      .select(["nick_name as nickName", "email", "phone", "version"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.version !== version) throw new Fault("changed", { current: before });
    await tx
      .updateTable("app_user")
      .set({ nick_name: nickName, email, phone, version: version + 1 })
      .where("id", "=", userId)
      .execute();
    return {
      entry: { subjectKind: "user", subjectId: userId, before, after },
      result: { version: version + 1 },
    };
  });
  ctx.sessions.forgetUser(userId);
  return result;
};
