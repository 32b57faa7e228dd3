import type { apiApps } from "#api/api-apps.ts";
import { namingViolations } from "#server/db/violations.ts";
import { replaceLinks } from "#server/features/users/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { editedApp } from "./edited-app.ts";
import { refuseMistaken } from "./refuse-mistaken.ts";

/** Changes what an app may call, where, from where and until when; tokens that are out obey within a second. */
export const updateApp: Handler<typeof apiApps.update> = async (
  ctx,
  { id, version, ...fields },
) => {
  const result = await namingViolations({}, () =>
    writeSystem(ctx, "api-app.update", async (tx) => {
      const before = await editedApp(tx, { id, version });
      refuseMistaken(before.area, fields, { today: ctx.today, was: before.validUntil });
      await tx
        .updateTable("app_user")
        .set({ nick_name: fields.name, valid_until: fields.validUntil })
        .where("id", "=", id)
        .execute();
      await tx
        .updateTable("api_app")
        .set({
          scopes: fields.scopes,
          networks: fields.networks,
          calls_per_minute: fields.callsPerMinute,
        })
        .where("user_id", "=", id)
        .execute();
      const organizations = await replaceLinks(tx, id, fields.organizations);
      return {
        entry: {
          subjectKind: "api-app",
          subjectId: id,
          before: { ...before, organizations },
          after: fields,
        },
        result: { id, version: version + 1 },
      };
    }),
  );
  ctx.sessions.forgetUser(id);
  return result;
};
