import type { Writer } from "#server/db/handles.ts";
import { hasRow } from "#server/db/rows.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { announcementRefusals } from "#texts/announcements.ts";

/** Locks an announcement and returns it. Throws `not-found`, and `refused` if it was withdrawn. */
export async function lockAnnouncement(tx: Writer, id: string) {
  const announcement = await tx
    .selectFrom("announcement as a")
    .select(["a.title", "a.text", "a.importance", "a.organizations", "a.roles"])
    .select(["a.from_day as fromDay", "a.to_day as toDay", "a.must_confirm as mustConfirm"])
    .select("a.version")
    .where("a.id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (await hasRow(tx, "announcement_withdrawal", { announcement_id: id }))
    throw refused(announcementRefusals.withdrawn);
  return announcement;
}
