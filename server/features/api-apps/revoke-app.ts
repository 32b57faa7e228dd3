import type { apiApps } from "#api/api-apps.ts";
import { endSessions } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { editedApp } from "./edited-app.ts";

/** Ends an app for good, with its secrets and the tokens that are out. */
export const revokeApp: Handler<typeof apiApps.revoke> = async (ctx, { id, version }) => {
  const result = await writeSystem(ctx, "api-app.revoke", async (tx) => {
    const { name } = await editedApp(tx, { id, version });
    await tx
      .updateTable("api_app")
      .set({ revoked_at: ctx.now, revoked_by: ctx.actor.userId })
      .where("user_id", "=", id)
      .execute();
    await endSessions(tx, ctx.now, id);
    return {
      entry: { subjectKind: "api-app", subjectId: id, before: { name }, after: null },
      result: { id, version: version + 1 },
    };
  });
  ctx.sessions.forgetUser(id);
  return result;
};
