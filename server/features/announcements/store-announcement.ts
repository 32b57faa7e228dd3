import { v7 as uuid } from "uuid";
import type { AnnouncementFields, announcements } from "#api/announcements.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, requireVersion } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import type { LiveMessage } from "#server/kernel/live/message.ts";
import { type NewNotification, takeBackNotifications } from "#server/kernel/notifications.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import { stillToConfirm, usersToConfirm } from "./readers.ts";
import { lockAnnouncement } from "./lock-announcement.ts";
import { requireNew } from "./require-new.ts";

/** The pages of whoever is there read again which announcements and reminders concern them. */
const bells: LiveMessage[] = [{ what: "notifications", userIds: null }];

/**
 * Publishes an announcement, from its first day on. Throws `invalid` for a last day in the past or an unknown
 * organization, `refused` if the same announcement already exists.
 */
export const createAnnouncement: Handler<typeof announcements.create> = (ctx, fields) => {
  if (fields.toDay !== null && fields.toDay < ctx.today)
    throw fieldFault("toDay", announcementRefusals.over);
  return writeSystem(ctx, "announcement.create", async (tx) => {
    await requireOrganizations(tx, fields.organizations);
    await requireNew(tx, ctx.today, fields);
    const id = uuid();
    const made = { id, created_by: ctx.actor.userId, created_at: ctx.now };
    await insertRow(tx, "announcement", { ...rowOf(fields), ...made });
    const entry = entryOf("announcement", id, { after: fields });
    return {
      entry,
      notifications: confirmationReminders(ctx, id, fields),
      bells,
      result: { id, version: 1 },
    };
  });
};

/**
 * Changes an announcement; readings are kept. Those who now have to confirm it are reminded, unless they have confirmed
 * it or have the reminder already. A reminder that is still unread moves to the new first day, and is taken back from
 * those who no longer have to confirm. Throws `changed`, and `refused` after its withdrawal.
 */
export const updateAnnouncement: Handler<typeof announcements.update> = (
  ctx,
  { id, version, ...fields },
) =>
  writeSystem(ctx, "announcement.update", async (tx) => {
    const before = await lockAnnouncement(tx, id);
    requireVersion(before, version);
    await requireOrganizations(tx, fields.organizations);
    await updateRows(tx, "announcement", { id }, { ...rowOf(fields), version: version + 1 });
    await takeBackNotifications(tx, reminderOf(id), usersToConfirm(id));
    if (before.fromDay !== fields.fromDay) await moveReminders(tx, id, beginOf(ctx, fields));
    const entry = entryOf("announcement", id, { before, after: fields });
    return {
      entry,
      bells,
      notifications: confirmationReminders(ctx, id, fields),
      result: { id, version: version + 1 },
    };
  });

function confirmationReminders(
  ctx: SignedContext,
  id: string,
  fields: AnnouncementFields,
): NewNotification[] {
  if (!fields.mustConfirm) return [];
  return [{ ...reminderOf(id), to: stillToConfirm(id), at: beginOf(ctx, fields) }];
}

/** The notification that asks a user to confirm an announcement. */
export function reminderOf(id: string) {
  return { kind: "announcement-to-confirm", params: { subjectId: id } } as const;
}

/** When the notifications of an announcement are due; now if it has begun. */
function beginOf({ now }: SignedContext, { fromDay }: Pick<AnnouncementFields, "fromDay">): Date {
  return new Date(Math.max(now.getTime(), Date.parse(instantAt(fromDay, 0))));
}

async function moveReminders(tx: Writer, id: string, at: Date): Promise<void> {
  const { kind, params } = reminderOf(id);
  const key = { kind, params: JSON.stringify(params), read_at: null };
  await updateRows(tx, "notification", key, { at });
}

/** Withdraws an announcement from its readers, with their unread reminders. Throws `refused` if it is already withdrawn. */
export function withdrawAnnouncement(
  ctx: SignedContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return writeSystem(ctx, "announcement.withdraw", async (tx) => {
    const before = await lockAnnouncement(tx, id);
    await insertRow(tx, "announcement_withdrawal", {
      announcement_id: id,
      at: ctx.now,
      by_user: ctx.actor.userId,
    });
    await takeBackNotifications(tx, reminderOf(id), usersToConfirm(id));
    return { entry: entryOf("announcement", id, { before }), bells, result: { id } };
  });
}

function rowOf(fields: AnnouncementFields) {
  return {
    title: fields.title,
    text: JSON.stringify(fields.body),
    importance: fields.importance,
    organizations: fields.organizations,
    roles: fields.roles,
    from_day: fields.fromDay,
    to_day: fields.toDay,
    must_confirm: fields.mustConfirm,
  };
}

async function requireOrganizations(tx: Writer, ids: readonly string[] | null): Promise<void> {
  if (ids === null) return;
  const wanted = new Set(ids);
  const found = await tx
    .selectFrom("organization")
    .select("id")
    .where("id", "in", [...wanted])
    .execute();
  if (found.length !== wanted.size)
    throw fieldFault("organizations", announcementRefusals["unknown-organization"]);
}
