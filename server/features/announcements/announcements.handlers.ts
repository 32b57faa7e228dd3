import { v7 as uuid } from "uuid";
import { type announcements, AudienceRole } from "#api/announcements.ts";
import { RichText } from "#api/rich-text.ts";
import { countOf } from "#server/db/count-of.ts";
import { insertNew, insertRow, rowBy } from "#server/db/rows.ts";
import { admittedFile, openedFile } from "#server/features/documents/public.ts";
import { announcementFiles, keyOf } from "#server/integrations/file-store/file-store.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, notFound, orNotFound, refused } from "#server/kernel/fault.ts";
import { endOwnNotifications } from "#server/kernel/notifications.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import { faultTexts } from "#texts/faults.ts";
import {
  announcementCounts,
  announcementItems,
  announcementListing,
} from "./announcements.queries.ts";
import { lockAnnouncement } from "./lock-announcement.ts";
import { readerListing } from "./readers.ts";
import {
  createAnnouncement,
  reminderOf,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./store-announcement.ts";

const mostFiles = 10;

export const announcementHandlers: Handlers<typeof announcements> = {
  ...announcementListing.calls,
  getUnread: async (ctx) => {
    const { unread, unconfirmed } = await announcementCounts(ctx, { isOwed: true });
    const items = await announcementItems(ctx, { isOwed: true }, { skip: 0, take: 5 });
    return { unread, unconfirmed, items };
  },
  /** An announcement with its text and files. Throws `not-found` if it does not concern the caller. */
  getById: async (ctx, { id }) => {
    const item = await findItem(ctx, id);
    const columns = ["text", "organizations", "roles", "created_at", "version"] as const;
    const row = await rowBy(ctx.db, "announcement", { id }, columns);
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
  /** Records the caller's first reading. Reading changes nothing for others and leaves no audit entry. */
  read: async (ctx, { id }) => {
    await findItem(ctx, id);
    return writeSystem(ctx, "announcement.read", async (tx) => {
      const row = { announcement_id: id, user_id: ctx.actor.userId, at: ctx.now };
      await insertNew(tx, "announcement_reading", row);
      return { entry: null, result: { id } };
    });
  },
  /** Records the first confirmation and marks the caller's reminder as read. Throws `refused` if none is asked for. */
  confirm: async (ctx, { id }) => {
    const item = await findItem(ctx, id);
    if (!item.mustConfirm) throw refused(announcementRefusals["nothing-to-confirm"]);
    return writeSystem(ctx, "announcement.confirm", async (tx) => {
      const row = { announcement_id: id, user_id: ctx.actor.userId, at: ctx.now };
      await insertNew(tx, "announcement_reading", row);
      const isFirst = await insertNew(tx, "announcement_confirmation", row);
      const bells = await endOwnNotifications(tx, ctx, reminderOf(id));
      const entry = entryOf("announcement", id, { after: { id } });
      return { entry: isFirst ? entry : null, bells, result: { id } };
    });
  },
  getReaders: readerListing.getAll,
  exportReaders: readerListing.export,
  /** Adds a file, checked like a document. Throws `unavailable` while the scanner does not answer, since nothing is queued here. */
  addFile: async (ctx, { id, fileName }, file) => {
    const { name, type, state } = await admittedFile(ctx, file, fileName);
    if (state === "unscanned") throw new Fault("unavailable", { detail: faultTexts.unavailable });
    await ctx.files.keep(keyOf(announcementFiles, file.sha256), file);
    return writeSystem(ctx, "announcement.add-file", async (tx) => {
      await lockAnnouncement(tx, id);
      const count = await countOf(
        tx
          .selectFrom("announcement_file")
          .where("announcement_id", "=", id)
          .where("removed_at", "is", null),
      );
      if (count >= mostFiles) throw refused(announcementRefusals["too-many-files"]);
      const fileId = uuid();
      await insertRow(tx, "announcement_file", {
        announcement_id: id,
        id: fileId,
        file_name: name,
        type,
        size_bytes: file.size,
        sha256: file.sha256,
        added_at: ctx.now,
        added_by: ctx.actor.userId,
      });
      const after = { fileId, fileName: name, sha256: file.sha256.toString("hex") };
      const entry = entryOf("announcement", id, { after });
      return { entry, result: { id: fileId, fileName: name, type, sizeBytes: file.size } };
    });
  },
  /** Removes a file. Throws `not-found` if there is none. */
  removeFile: (ctx, { id, fileId }) =>
    writeSystem(ctx, "announcement.remove-file", async (tx) => {
      await lockAnnouncement(tx, id);
      const removed = await tx
        .updateTable("announcement_file")
        .set({ removed_at: ctx.now })
        .where((of) => of.and({ announcement_id: id, id: fileId }))
        .where("removed_at", "is", null)
        .returning("file_name")
        .executeTakeFirstOrThrow(notFound);
      const before = { fileId, fileName: removed.file_name };
      return { entry: entryOf("announcement", id, { before }), result: { id: fileId } };
    }),
  /** The bytes of a file of an announcement that concerns the caller. */
  getFile: async (ctx, { id, fileId }) => {
    await findItem(ctx, id);
    const key = { announcement_id: id, id: fileId, removed_at: null };
    const file = await rowBy(ctx.db, "announcement_file", key, ["file_name", "type", "sha256"]);
    return openedFile(ctx, announcementFiles, file);
  },
};

async function findItem(ctx: SignedContext, id: string) {
  return orNotFound((await announcementItems(ctx, { id }, { skip: 0, take: 1 }))[0]);
}
