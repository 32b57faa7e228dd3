import type { ergani } from "#api/ergani.ts";
import { erganiTexts } from "#texts/ergani.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { forgetToken } from "./connection.ts";
import { endOutage } from "./outages.ts";

/**
 * Keeps the account with which the body submits, its password sealed. The token of the one before is forgotten, and a refusal
 * of it no longer holds the cards back. Throws `changed` when another hand was first.
 */
export const saveAccount: Handler<typeof ergani.saveAccount> = (
  ctx,
  { version, password, organizationId, ...told },
) =>
  write(ctx, "ergani.saveAccount", async (tx) => {
    const found = await tx
      .selectFrom("ergani_account")
      .select(["place", "branch", "user_name as userName", "user_type as userType"])
      .select(["version", "sealed_password"])
      .where("organization_id", "=", organizationId)
      .forUpdate()
      .executeTakeFirst();
    if ((found?.version ?? 0) !== version) throw new Fault("changed");
    const sealed =
      password === null ? found?.sealed_password : ctx.secrets.seal("ergani", password);
    if (!sealed) throw fieldFault("password", erganiTexts.passwordNeeded);
    const row = {
      place: told.place,
      branch: told.branch,
      user_name: told.userName,
      user_type: told.userType,
      sealed_password: sealed,
      version: version + 1,
      saved_at: ctx.now,
      saved_by: ctx.actor.userId,
    };
    await tx
      .insertInto("ergani_account")
      .values({ organization_id: organizationId, ...row })
      .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
      .execute();
    await forgetToken(tx, organizationId);
    await endOutage(tx, ctx);
    const { version: _version, sealed_password: _sealed, ...before } = found ?? {};
    const entry = {
      subjectKind: "ergani" as const,
      subjectId: organizationId,
      before: found ? before : null,
      after: { ...told, newPassword: password !== null },
    };
    return { entries: [entry], result: { version: version + 1 } };
  });
