import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { leaveFeeds, type LeaveFeed } from "#api/leave-feeds.ts";
import { mayAct, type OrganizationRight, type Role } from "#domain/access.ts";
import { addDays } from "#domain/calendar/day.ts";
import { inColumns, type AsStored, toResponse } from "#server/db/columns.ts";
import { insertRow, lockRow, updateRows } from "#server/db/rows.ts";
import { leavesOfEveryone } from "#server/features/leaves/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import { calendarFile } from "#server/integrations/files/exported-calendar.ts";
import { leaveEvent } from "#server/integrations/files/leave-event.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { withoutSession } from "#server/kernel/without-session.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { linkHash, newLinkToken, organizationOfToken } from "#server/kernel/link-token.ts";
import { count, requireRate, requireRateLeft } from "#server/kernel/rate-limit.ts";
import { readBody, readBodies } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";

type Feed = {
  id: string;
  organizationId: string;
  structureId: string | null;
  tellsReasons: boolean;
  role: Role;
  right: OrganizationRight | null;
};

const [daysBack, daysAhead] = [31, 180];

/** Calendars poll once an hour or less. */
const ofFeed = { most: 60, seconds: 60 * 60 };

export const leaveFeedHandlers: Handlers<typeof leaveFeeds> = {
  /** The addresses of a body, newest first: who created and who revoked each. */
  getAll: async (ctx, { organizationId }) => {
    const { rows } = await readBody(ctx, (db) =>
      sql<AsStored<LeaveFeed, "madeAt" | "revokedAt">>`
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
    return { items: rows.map(toResponse) };
  },
  /**
   * Creates an address. It is returned once and stored nowhere, not even as the response for the idempotency key.
   * Throws `not-found` for a foreign structure.
   */
  make: (ctx, { organizationId, structureId, tellsReasons }) => {
    const id = uuid();
    const token = newLinkToken(organizationId);
    return write({ ...ctx, repeat: null }, "leave-feed.make", async (tx) => {
      if (structureId !== null) await requireStructure(tx, { organizationId, structureId });
      await insertRow(tx, "leave_feed", {
        ...inColumns({ organizationId, id, structureId, tellsReasons }),
        token_hash: linkHash(token),
        made_at: ctx.now,
        made_by: ctx.actor.userId,
      });
      const address = new URL(`/api${leaveFeeds.get.path}`, ctx.config.publicUrl);
      address.searchParams.set("token", token);
      const entry = entryOf("leave-feed", id, {
        ...(structureId === null ? {} : { structureId }),
        after: { tellsReasons },
      });
      return { entries: [entry], result: { id, address: address.href } };
    });
  },
  /** Revokes an address at once. Throws `not-found` for a foreign one, `refused` for one that was revoked before. */
  revoke: (ctx, { organizationId, id }) =>
    write(ctx, "leave-feed.revoke", async (tx) => {
      const key = { organization_id: organizationId, id };
      const columns = ["structure_id", "tells_reasons", "revoked_at"] as const;
      const feed = await lockRow(tx, "leave_feed", key, columns);
      if (feed.revoked_at !== null) throw refused(t.isRevoked);
      const revoked = { revoked_at: ctx.now, revoked_by: ctx.actor.userId };
      await updateRows(tx, "leave_feed", key, revoked);
      const entry = entryOf("leave-feed", id, {
        ...(feed.structure_id === null ? {} : { structureId: feed.structure_id }),
        before: { tellsReasons: feed.tells_reasons },
      });
      return { entries: [entry], result: null };
    }),
  /**
   * Who is away, for anyone with the address. Throws a byte-identical `not-found` for an address that is wrong, revoked
   * or of a maker who may no longer record attendance in the body; `too-many`.
   */
  get: async (ctx, { token }) => {
    const ofStrangers = [
      { name: `wrong calendars from ${ctx.origin.ip}`, most: 30, seconds: 3600 },
    ];
    await requireRateLeft(ctx, ofStrangers);
    const feed = /^[\w-]{64}$/.test(token) ? await findFeed(ctx, token) : undefined;
    if (!feed || !mayAct(feed.role, "attendance.record", feed.right)) {
      await count(ctx, ofStrangers);
      throw new Fault("not-found");
    }
    await requireRate(ctx, `calendar ${feed.id}`, ofFeed);
    const { organizationId, structureId } = feed;
    const outsider = asOutsider(ctx, feed);
    const query = {
      organizationId,
      from: addDays(ctx.today, -daysBack),
      to: addDays(ctx.today, daysAhead),
      ...(structureId === null ? {} : { structureId }),
    };
    const tells = feed.tellsReasons && mayAct(feed.role, "reason.see", feed.right);
    const leaves = await leavesOfEveryone(outsider, query);
    const events = leaves.map((leave) => leaveEvent(leave, tells ? leave.title : t.away));
    return calendarFile(outsider, t.calendar, [events]);
  },
};

async function findFeed(ctx: Context, token: string): Promise<Feed | undefined> {
  const organizationId = organizationOfToken(token);
  return readBodies(ctx, [organizationId], async (db) => {
    const { rows } = await sql<Feed>`
      select f.id, f.organization_id as "organizationId", f.structure_id as "structureId",
        f.tells_reasons as "tellsReasons", u.role, uo.access_right as "right"
      from leave_feed f
      join app_user u on u.id = f.made_by and u.disabled_at is null and u.deleted_at is null
        and (u.valid_until is null or u.valid_until >= ${ctx.today}::date)
      left join user_organization uo on uo.user_id = u.id and uo.organization_id = f.organization_id
      where f.organization_id = ${organizationId} and f.token_hash = ${linkHash(token)} and f.revoked_at is null
        and (uo.user_id is not null or u.role in ('Administrator', 'Executive'))
    `.execute(db);
    return rows[0];
  });
}

/** The least privileged role, which sees no sensitive reason, whoever created the address. */
function asOutsider(ctx: Context, { id, organizationId }: Feed): BodyContext {
  const actor = { userId: id, role: "ThirdPartyUser", nickName: "" } as const;
  return withoutSession(ctx, organizationId, { actor, source: "link" });
}
