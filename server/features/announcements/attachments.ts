import { v7 as uuid } from "uuid";
import type { announcements } from "#api/announcements.ts";
import { admittedFile, openedFile } from "#server/features/documents/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import { Fault, notFound, refused } from "#server/kernel/fault.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import { faultTexts } from "#texts/faults.ts";
import { announcementItems } from "./announcements.queries.ts";
import { heldAnnouncement } from "./held-announcement.ts";

const mostFiles = 10;
const group = "announcements";

/** Adds a file, judged as a document is. Throws `unavailable` while the scanner is silent, since nothing waits here. */
export const addAttachment: Handler<typeof announcements.addFile> = async (
  ctx,
  { id, fileName },
  file,
) => {
  const { name, type, state } = await admittedFile(ctx, file, fileName);
  if (state === "unscanned") throw new Fault("unavailable", { detail: faultTexts.unavailable });
  await ctx.files.keep(keyOf(group, file.sha256), file);
  return writeSystem(ctx, "announcement.add-file", async (tx) => {
    await heldAnnouncement(tx, id);
    const { count } = await tx
      .selectFrom("announcement_file")
      .select((of) => of.fn.countAll<string>().as("count"))
      .where("announcement_id", "=", id)
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFiles) throw refused(announcementRefusals["too-many-files"]);
    const fileId = uuid();
    await tx
      .insertInto("announcement_file")
      .values({
        announcement_id: id,
        id: fileId,
        file_name: name,
        type,
        size_bytes: file.size,
        sha256: file.sha256,
        added_at: ctx.now,
        added_by: ctx.actor.userId,
      })
      .execute();
    const after = { fileId, fileName: name, sha256: file.sha256.toString("hex") };
    const entry = entryOf("announcement", id, { after });
    return { entry, result: { id: fileId, fileName: name, type, sizeBytes: file.size } };
  });
};

/** Takes a file away. Throws `not-found` where there is none. */
export const removeAttachment: Handler<typeof announcements.removeFile> = (ctx, { id, fileId }) =>
  writeSystem(ctx, "announcement.remove-file", async (tx) => {
    await heldAnnouncement(tx, id);
    const removed = await tx
      .updateTable("announcement_file")
      .set({ removed_at: ctx.now })
      .where("announcement_id", "=", id)
      .where("id", "=", fileId)
      .where("removed_at", "is", null)
      .returning("file_name")
      .executeTakeFirstOrThrow(notFound);
    const before = { fileId, fileName: removed.file_name };
    return { entry: entryOf("announcement", id, { before }), result: { id: fileId } };
  });

/** The bytes of a file of an announcement that concerns the one who asks. */
export const attachmentOf: Handler<typeof announcements.getFile> = async (ctx, { id, fileId }) => {
  const [item] = await announcementItems(ctx, { id }, { skip: 0, take: 1 });
  const file = await ctx.db
    .selectFrom("announcement_file")
    .select(["file_name", "type", "sha256"])
    .where("announcement_id", "=", id)
    .where("id", "=", fileId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!item || !file) throw new Fault("not-found");
  return openedFile(ctx, group, file);
};
