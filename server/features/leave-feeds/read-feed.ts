import { sql } from "kysely";
import { mayAct, type OrganizationRight, type Role } from "#domain/access.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { leaveFeeds } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { awayOf } from "#server/features/leaves/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { leaveEvent } from "#server/integrations/files/leave-event.ts";
import { type CalendarEvent, writeIcs } from "#server/integrations/files/write-ics.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { linkHash, organizationOfToken } from "#server/kernel/link-token.ts";
import { count, requireRate, requireRateLeft } from "#server/kernel/rate-limit.ts";
import { readBodies } from "#server/kernel/read-body.ts";

const [daysBack, daysAhead] = [31, 180];

/** Calendars ask once an hour or less. */
const ofFeed = { most: 60, seconds: 60 * 60 };

/**
 * Who is away, to whoever has the address. Throws `not-found`, in the same bytes, for an address that is wrong, revoked or
 * of a maker who may no longer record attendance in the body; `too-many`.
 */
export const readFeed: Handler<typeof leaveFeeds.get> = async (ctx, { token }) => {
  const ofStrangers = [{ name: `wrong calendars from ${ctx.origin.ip}`, most: 30, seconds: 3600 }];
  await requireRateLeft(ctx, ofStrangers);
  const feed = /^[\w-]{64}$/.test(token) ? await heldFeed(ctx, token) : undefined;
  if (!feed || !mayAct(feed.role, "attendance.record", feed.right)) {
    await count(ctx, ofStrangers);
    throw new Fault("not-found");
  }
  await requireRate(ctx, `calendar ${feed.id}`, ofFeed);
  const { organizationId, structureId } = feed;
  const { items } = await awayOf(asOutsider(ctx, feed), {
    organizationId,
    from: addDays(ctx.today, -daysBack),
    to: addDays(ctx.today, daysAhead),
    ...(structureId === null ? {} : { structureId }),
  });
  const tells = feed.tellsReasons && mayAct(feed.role, "reason.see", feed.right);
  const events = items.map((leave) => leaveEvent(leave, tells ? leave.title : t.away));
  return {
    name: `${t.calendar}.ics`,
    type: "text/calendar; charset=utf-8",
    bytes: writeIcs({ title: t.calendar, madeAt: ctx.now }, atOnce(events)),
  };
};

type Feed = {
  id: string;
  organizationId: string;
  structureId: string | null;
  tellsReasons: boolean;
  role: Role;
  right: OrganizationRight | null;
};

async function heldFeed(ctx: Context, token: string): Promise<Feed | undefined> {
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

/** The least of the roles, to whom no sensitive reason is told, whoever made the address. */
function asOutsider(ctx: Context, { id, organizationId }: Feed): BodyContext {
  return {
    ...ctx,
    actor: { userId: id, role: "ThirdPartyUser", nickName: "" },
    rights: new Map(),
    sessionHash: Buffer.alloc(0),
    repeat: null,
    organizationId,
    right: null,
  };
}

async function* atOnce(events: readonly CalendarEvent[]): AsyncGenerator<readonly CalendarEvent[]> {
  yield events;
}
