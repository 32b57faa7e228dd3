import { v7 as uuid } from "uuid";
import type { secondFactors } from "#api/second-factors.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { common } from "#texts/common.ts";
import { confirmPassword } from "../confirm-password.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

/** Makes the secret of a new authenticator app; it counts for nothing until a code has proved it. One begun earlier goes. */
export const beginTotp: Handler<typeof secondFactors.beginTotp> = async (
  ctx,
  { password, title },
) => {
  await confirmPassword(ctx, password);
  const { userId } = ctx.actor;
  const id = uuid();
  const secret = newTotpSecret();
  const userName = await writeSystem(unrepeated(ctx), "second-factor.begin", async (tx) => {
    const user = await tx
      .selectFrom("app_user")
      .select("user_name")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    await tx
      .deleteFrom("second_factor")
      .where("user_id", "=", userId)
      .where("confirmed_at", "is", null)
      .execute();
    const sealed_secret = ctx.secrets.seal("totp", secret);
    await tx
      .insertInto("second_factor")
      .values({ id, user_id: userId, kind: "totp", title, created_at: ctx.now, sealed_secret })
      .execute();
    return { entry: null, result: user.user_name };
  });
  return { id, secret, uri: totpUri(secret, userName, common.productName) };
};
