import type { announcements } from "#api/announcements.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { announcementDetails } from "./announcement-details.ts";
import {
  announcementCounts,
  announcementItems,
  announcementListing,
} from "./announcements.queries.ts";
import { addAttachment, attachmentOf, removeAttachment } from "./attachments.ts";
import { confirmAnnouncement, readAnnouncement } from "./read-announcement.ts";
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
  getById: announcementDetails,
  create: createAnnouncement,
  update: updateAnnouncement,
  withdraw: withdrawAnnouncement,
  read: readAnnouncement,
  confirm: confirmAnnouncement,
  getReaders: readerListing.getAll,
  exportReaders: readerListing.export,
  addFile: addAttachment,
  removeFile: removeAttachment,
  getFile: attachmentOf,
};
