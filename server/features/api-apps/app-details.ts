import type { apiApps } from "#api/api-apps.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { appItem } from "./apps.queries.ts";

/** One app with all that it was given. */
export const appDetails: Handler<typeof apiApps.getById> = async ({ db, now, today }, { id }) => {
  const item = await appItem(db, id, { now, today });
  if (!item) throw new Fault("not-found");
  const app = await db
    .selectFrom("api_app as a")
    .innerJoin("app_user as m", "m.id", "a.made_by")
    .leftJoin("app_user as r", "r.id", "a.revoked_by")
    .select(["a.scopes", "a.networks", "a.calls_per_minute as callsPerMinute"])
    .select(["a.made_at", "a.revoked_at", "m.nick_name as madeBy", "r.nick_name as revokedBy"])
    .where("a.user_id", "=", id)
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom("user_organization as l")
    .innerJoin("organization as o", "o.id", "l.organization_id")
    .select(["o.id as organizationId", "o.description", "l.access_right"])
    .where("l.user_id", "=", id)
    .orderBy("o.description")
    .execute();
  return {
    ...item,
    ...asTold(app),
    organizations: links.map(({ access_right: right, ...link }) => ({
      ...link,
      right: right === "full" ? "full" : "read",
    })),
  };
};
