import { v7 as uuid } from "uuid";
import type { apiApps } from "#api/api-apps.ts";
import { namingViolations } from "#server/db/violations.ts";
import { replaceLinks } from "#server/features/users/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { newAppSecret, storeSecret } from "./app-secret.ts";
import { refuseMistaken } from "./refuse-mistaken.ts";

/** Makes an app with the user it acts as, and its first secret, which the answer alone holds. */
export const createApp: Handler<typeof apiApps.create> = async (ctx, { area, ...fields }) => {
  refuseMistaken(area, fields, { today: ctx.today, was: null });
  const id = uuid();
  const secret = newAppSecret();
  return namingViolations({}, () =>
    writeSystem(unrepeated(ctx), "api-app.create", async (tx) => {
      await tx
        .insertInto("app_user")
        .values({
          id,
          user_name: `app-${id}`,
          role: area,
          nick_name: fields.name,
          valid_until: fields.validUntil,
        })
        .execute();
      await tx
        .insertInto("api_app")
        .values({
          user_id: id,
          scopes: fields.scopes,
          networks: fields.networks,
          calls_per_minute: fields.callsPerMinute,
          made_at: ctx.now,
          made_by: ctx.actor.userId,
        })
        .execute();
      await replaceLinks(tx, id, fields.organizations);
      await storeSecret(tx, ctx, { userId: id, seq: 1, secret });
      return {
        entry: { subjectKind: "api-app", subjectId: id, before: null, after: { area, ...fields } },
        result: { id, version: 1, secret },
      };
    }),
  );
};
