import type { announcements } from "#api/announcements.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { announcementDetails } from "./announcement-details.ts";
import { announcementCounts, announcementItems } from "./announcements.queries.ts";
import { addAttachment, attachmentOf, removeAttachment } from "./attachments.ts";
import { exportAnnouncements, exportReaders } from "./export-announcements.ts";
import { confirmAnnouncement, readAnnouncement } from "./read-announcement.ts";
import { readersOf } from "./readers.ts";
import {
  createAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./store-announcement.ts";

export const announcementHandlers: Handlers<typeof announcements> = {
  getAll: async (ctx, { skip, take, ...filter }) => ({
    items: await announcementItems(ctx, filter, { skip, take }),
    total: (await announcementCounts(ctx, filter)).total,
  }),
  export: exportAnnouncements,
  getUnread: async (ctx) => {
    const { unread, unconfirmed } = await announcementCounts(ctx, { isOwed: true });
    const items = await announcementItems(ctx, { isOwed: true }, { skip: 0, take: 5 });
    return { unread, unconfirmed, items };
  },
  getById: announcementDetails,
  create: createAnnouncement,
  update: updateAnnouncement,
  withdraw: withdrawAnnouncement,
  read: readAnnouncement,
  confirm: confirmAnnouncement,
  getReaders: readersOf,
  exportReaders,
  addFile: addAttachment,
  removeFile: removeAttachment,
  getFile: attachmentOf,
};
