import { z } from "zod";
import { announcementStates, importances } from "#domain/announcements/announcement.ts";
import { fileTypes } from "#domain/documents/file-type.ts";
import { people } from "#domain/access.ts";
import { asFile, defineCalls, ofAgency } from "./call.ts";
import {
  DayField,
  Id,
  Instant,
  ListQuery,
  Nothing,
  requiredLine,
  Version,
  idsOf,
  Changed,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { mostTextCharacters, RichText } from "./rich-text.ts";

const reads = { who: "session", roles: people } as const;

/** Roles that an announcement can be meant for. */
export const AudienceRole = z.enum([
  "Administrator",
  "Executive",
  "LegalRepresentative",
  "Employee",
]);

/** Form fields of an announcement. */
export const AnnouncementFields = z.object({
  title: requiredLine(200),
  body: RichText.refine((body) => JSON.stringify(body).length <= mostTextCharacters * 2, {
    error: "long",
  }),
  importance: z.enum(importances),
  /** Null: users of every organization. */
  organizations: idsOf(1000).min(1).nullable(),
  /** Null: every role. */
  roles: z.array(AudienceRole).min(1).max(20).nullable(),
  fromDay: DayField,
  toDay: DayField.nullable(),
  mustConfirm: z.boolean(),
});

const inOrder = ({ fromDay, toDay }: { fromDay: string; toDay: string | null }) =>
  toDay === null || toDay >= fromDay;
const wrongOrder = { error: "order", path: ["toDay"] };

const State = z.enum(announcementStates);

export const AnnouncementItem = z.object({
  id: Id,
  title: z.string(),
  importance: z.enum(importances),
  fromDay: DayField,
  toDay: DayField.nullable(),
  mustConfirm: z.boolean(),
  state: State,
  by: z.string(),
  readAt: Instant.nullable(),
  confirmedAt: Instant.nullable(),
  attachments: z.number().int(),
});

/** A user whom an announcement concerns. */
const AnnouncementReader = z.object({
  id: Id,
  name: z.string(),
  readAt: Instant.nullable(),
  confirmedAt: Instant.nullable(),
});

const Attachment = z.object({
  id: Id,
  fileName: z.string(),
  type: z.enum(fileTypes),
  sizeBytes: z.number().int(),
});

export const announcementList = defineList({
  name: "announcements",
  path: "/Announcements",
  access: reads,
  filters: { search: ListQuery.shape.search, state: State.optional() },
  sorts: ["fromDay", "title"],
  usualSort: "-fromDay",
  item: AnnouncementItem,
  lead: "title",
  columns: {
    title: { width: 50 },
    importance: { width: 16 },
    state: { width: 18 },
    from: { of: "fromDay", kind: "day", sort: "fromDay", width: 14 },
    to: { of: "toDay", kind: "day", width: 14 },
    by: { width: 24 },
    mustConfirm: { width: 30, hidden: "always" },
    readAt: { kind: "instant", width: 18, hidden: "always" },
    confirmedAt: { kind: "instant", width: 18, hidden: "always" },
    attachments: { kind: "number", width: 12, hidden: "always" },
  },
});

/** Everyone an announcement concerns, with when each read and confirmed it; those who have not come first. */
export const readerList = defineList({
  name: "announcement-readers",
  path: "/Announcements",
  of: "Readers",
  access: ofAgency,
  within: { id: Id },
  filters: {},
  item: AnnouncementReader,
  also: { read: z.number().int(), confirmed: z.number().int() },
  lead: "name",
  columns: {
    name: { width: 32 },
    readAt: { kind: "instant", width: 18 },
    confirmedAt: { kind: "instant", width: 18 },
  },
});

export const announcements = defineCalls("Announcements", {
  /** Announcements that concern the caller; for the agency, all of them. */
  ...announcementList.calls,
  /** Announcements active today that concern the caller and are not yet read or confirmed. */
  getUnread: {
    access: reads,
    input: Nothing,
    output: z.object({
      unread: z.number().int(),
      unconfirmed: z.number().int(),
      /** Most important first. */
      items: z.array(AnnouncementItem),
    }),
  },
  getById: {
    access: reads,
    input: ById,
    output: AnnouncementItem.extend({
      body: RichText,
      organizations: z.array(Id).nullable(),
      roles: z.array(AudienceRole).nullable(),
      files: z.array(Attachment),
      createdAt: Instant,
      version: z.number().int(),
    }),
  },
  create: {
    access: ofAgency,
    input: AnnouncementFields.refine(inOrder, wrongOrder),
    output: Changed,
  },
  update: {
    method: "PUT",
    access: ofAgency,
    input: AnnouncementFields.extend({ id: Id, version: Version }).refine(inOrder, wrongOrder),
    output: Changed,
  },
  /** Removes it from its readers; it is kept, with who read and confirmed it. */
  withdraw: { access: ofAgency, input: ById, output: ById },
  read: { access: reads, input: ById, output: ById },
  confirm: { access: reads, input: ById, output: ById },
  getReaders: readerList.getAll,
  exportReaders: readerList.export,
  addFile: {
    access: ofAgency,
    input: ById.extend({ fileName: requiredLine(300) }),
    output: Attachment,
    upload: "file",
  },
  removeFile: {
    method: "DELETE",
    access: ofAgency,
    input: ById.extend({ fileId: Id }),
    output: ById,
  },
  getFile: { access: reads, input: ById.extend({ fileId: Id }), ...asFile },
});

export type AnnouncementFields = z.output<typeof AnnouncementFields>;
export type AnnouncementItem = z.output<typeof AnnouncementItem>;
export type AnnouncementReader = z.output<typeof AnnouncementReader>;
export type AnnouncementDetails = z.output<typeof announcements.getById.output>;
