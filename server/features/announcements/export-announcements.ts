import type { AnnouncementItem, AnnouncementReader, announcements } from "#api/announcements.ts";
import type { InputOf } from "#api/call.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import {
  announcementStateTexts,
  announcementTexts as t,
  importanceTexts,
} from "#texts/announcements.ts";
import { common } from "#texts/common.ts";
import { announcementItems } from "./announcements.queries.ts";
import { readerItems, requireAnnouncement } from "./readers.ts";

const columns: readonly ExportColumn<AnnouncementItem>[] = [
  { header: t.titleField, width: 50, kind: "text", value: (item) => item.title },
  {
    header: t.importance,
    width: 16,
    kind: "text",
    value: (item) => importanceTexts[item.importance],
  },
  { header: t.state, width: 18, kind: "text", value: (item) => announcementStateTexts[item.state] },
  { header: t.from, width: 14, kind: "day", value: (item) => item.fromDay },
  { header: t.to, width: 14, kind: "day", value: (item) => item.toDay },
  { header: t.by, width: 24, kind: "text", value: (item) => item.by },
  {
    header: t.mustConfirm,
    width: 30,
    kind: "text",
    value: (item) => (item.mustConfirm ? common.yes : ""),
  },
  { header: t.readByYou, width: 18, kind: "instant", value: (item) => item.readAt },
  { header: t.confirmedByYou, width: 18, kind: "instant", value: (item) => item.confirmedAt },
  { header: t.files, width: 12, kind: "number", value: (item) => item.attachments },
];

const readerColumns: readonly ExportColumn<AnnouncementReader>[] = [
  { header: t.reader, width: 32, kind: "text", value: (item) => item.name },
  { header: t.readingAt, width: 18, kind: "instant", value: (item) => item.readAt },
  { header: t.confirmationAt, width: 18, kind: "instant", value: (item) => item.confirmedAt },
];

/** The announcements that the actor sees and that pass the filter, as a file. */
export function exportAnnouncements(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof announcements.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [],
    columns,
    rows: (db, page) => announcementItems({ ...ctx, db }, filter, page),
  });
}

/** Whom an announcement concerns and who of them has read it, as a file. Throws `not-found`. */
export async function exportReaders(
  ctx: SignedContext,
  { format, id }: InputOf<typeof announcements.exportReaders>,
): Promise<FileAnswer> {
  await requireAnnouncement(ctx.db, id);
  return exportedList(ctx, {
    title: t.readersFile,
    format,
    bodies: [],
    columns: readerColumns,
    rows: (db, page) => readerItems(db, id, page),
  });
}
