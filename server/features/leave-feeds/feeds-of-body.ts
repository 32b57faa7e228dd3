import { sql } from "kysely";
import type { LeaveFeed, leaveFeeds } from "#api/leave-feeds.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** The addresses of a body, newest first: who gave each and who ended it. */
export const feedsOfBody: Handler<typeof leaveFeeds.getAll> = async (ctx, { organizationId }) => {
  const { rows } = await readBody(ctx, (db) =>
    sql<Omit<LeaveFeed, "madeAt" | "revokedAt"> & { madeAt: Date; revokedAt: Date | null }>`
      select f.id, s.title as "structureTitle", f.tells_reasons as "tellsReasons", m.nick_name as "madeBy",
        f.made_at as "madeAt", r.nick_name as "revokedBy", f.revoked_at as "revokedAt"
      from leave_feed f
      join app_user m on m.id = f.made_by
      left join app_user r on r.id = f.revoked_by
      left join structure s on s.organization_id = f.organization_id and s.id = f.structure_id
      where f.organization_id = ${organizationId}
      order by f.made_at desc, f.id desc
      limit 200
    `.execute(db),
  );
  return { items: rows.map(asTold) };
};
