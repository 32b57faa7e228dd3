import { type announcements, AudienceRole } from "#api/announcements.ts";
import { RichText } from "#api/rich-text.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import {
  announcementCounts,
  announcementItems,
  announcementListing,
} from "./announcements.queries.ts";
import { addAttachment, attachmentOf, removeAttachment } from "./attachments.ts";
import { readerListing } from "./readers.ts";
import {
  createAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./store-announcement.ts";

export const announcementHandlers: Handlers<typeof announcements> = {
  getAll: announcementListing.getAll,
  export: announcementListing.export,
  getUnread: async (ctx) => {
    const { unread, unconfirmed } = await announcementCounts(ctx, { isOwed: true });
    const items = await announcementItems(ctx, { isOwed: true }, { skip: 0, take: 5 });
    return { unread, unconfirmed, items };
  },
  /** An announcement with its text and files. Throws `not-found` where it does not concern the one who asks. */
  getById: async (ctx, { id }) => {
    const [item] = await announcementItems(ctx, { id }, { skip: 0, take: 1 });
    if (!item) throw new Fault("not-found");
    const row = await ctx.db
      .selectFrom("announcement")
      .select(["text", "organizations", "roles", "created_at", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const files = await ctx.db
      .selectFrom("announcement_file")
      .select(["id", "file_name as fileName", "type", "size_bytes as sizeBytes"])
      .where("announcement_id", "=", id)
      .where("removed_at", "is", null)
      .orderBy("id")
      .execute();
    return {
      ...item,
      body: RichText.parse(row.text),
      organizations: row.organizations,
      roles: row.roles === null ? null : AudienceRole.array().parse(row.roles),
      files,
      createdAt: row.created_at.toISOString(),
      version: row.version,
    };
  },
  create: createAnnouncement,
  update: updateAnnouncement,
  withdraw: withdrawAnnouncement,
  /** Notes that the one who asks has read it, the first time. Reading changes nothing for others and leaves no audit entry. */
  read: async (ctx, { id }) => {
    await seenItem(ctx, id);
    return writeSystem(ctx, "announcement.read", async (tx) => {
      await tx
        .insertInto("announcement_reading")
        .values({ announcement_id: id, user_id: ctx.actor.userId, at: ctx.now })
        .onConflict((on) => on.doNothing())
        .execute();
      return { entry: null, result: { id } };
    });
  },
  /** Notes the confirmation, the first time. Throws `refused` where none is asked for. */
  confirm: async (ctx, { id }) => {
    const item = await seenItem(ctx, id);
    if (!item.mustConfirm) throw refused(announcementRefusals["nothing-to-confirm"]);
    return writeSystem(ctx, "announcement.confirm", async (tx) => {
      const row = { announcement_id: id, user_id: ctx.actor.userId, at: ctx.now };
      await tx
        .insertInto("announcement_reading")
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
      const { numInsertedOrUpdatedRows: added } = await tx
        .insertInto("announcement_confirmation")
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirstOrThrow();
      const entry = entryOf("announcement", id, { after: { id } });
      return { entry: added ? entry : null, result: { id } };
    });
  },
  getReaders: readerListing.getAll,
  exportReaders: readerListing.export,
  addFile: addAttachment,
  removeFile: removeAttachment,
  getFile: attachmentOf,
};

async function seenItem(ctx: SignedContext, id: string) {
  const [item] = await announcementItems(ctx, { id }, { skip: 0, take: 1 });
  if (!item) throw new Fault("not-found");
  return item;
}
