import { sql } from "kysely";
import type { AnnouncementFields } from "#api/announcements.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { refused } from "#server/kernel/fault.ts";
import { takeTurn } from "#server/kernel/require-own-title.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import { momentFormat } from "#texts/moment-format.ts";

/**
 * Throws `refused` if the same text already exists for the same people from the same day: two windows with one text, or two submissions
 * with different idempotency keys, make one announcement. Of two concurrent calls the second sees what the first stored.
 */
export async function requireNew(
  tx: Writer,
  today: Day,
  { title, body, organizations, roles, fromDay }: AnnouncementFields,
): Promise<void> {
  await takeTurn(tx, "announcements");
  const standing = await tx
    .selectFrom("announcement as a")
    .innerJoin("app_user as u", "u.id", "a.created_by")
    .leftJoin("announcement_withdrawal as w", "w.announcement_id", "a.id")
    .select(["u.nick_name as by", "a.created_at as at", "a.organizations", "a.roles"])
    .where((of) => of.and({ "a.title": title, "a.from_day": fromDay }))
    .where(sql<boolean>`a.text = ${JSON.stringify(body)}::jsonb`)
    .where(sql<boolean>`coalesce(a.to_day, 'infinity') >= ${today}::date`)
    .where("w.announcement_id", "is", null)
    .execute();
  const same = standing.find(
    (one) => areSame(one.organizations, organizations) && areSame(one.roles, roles),
  );
  if (same) throw refused(announcementRefusals.same(same.by, momentFormat.format(same.at)));
}

function areSame(some: readonly string[] | null, others: readonly string[] | null): boolean {
  if (some === null || others === null) return some === others;
  const [one, other] = [new Set(some), new Set(others)];
  return one.size === other.size && [...one].every((value) => other.has(value));
}
