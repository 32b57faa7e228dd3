import { z } from "zod";
import { people } from "#domain/access.ts";
import { notificationKinds } from "#domain/notifications.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, Instant, ListQuery, MonthField, Nothing, pageOf, idsOf } from "./fields.ts";

const access = { who: "session", roles: people } as const;

/** What a notification is about, as far as its kind has it. */
export const NotificationParams = z.object({
  structureId: Id.exactOptional(),
  date: DayField.exactOptional(),
  month: MonthField.exactOptional(),
  /** True for a request that was granted. */
  granted: z.boolean().exactOptional(),
  /** The payment or the announcement. */
  subjectId: Id.exactOptional(),
});

export const NotificationItem = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  params: NotificationParams,
  at: Instant,
  readAt: Instant.nullable(),
  organization: z.object({ id: Id, title: z.string() }).nullable(),
  structureTitle: z.string().nullable(),
});

export const notifications = defineCalls("Notifications", {
  /** What concerns the one who asks, newest first; of bodies that they no longer see, nothing. */
  getAll: {
    access,
    input: ListQuery.pick({ skip: true, take: true }),
    output: pageOf(NotificationItem).extend({ unread: z.number().int() }),
  },
  /** Marks those as read, or all where none is named. */
  read: {
    access,
    input: z.object({ ids: idsOf(200) }),
    output: Nothing,
  },
});

export type NotificationItem = z.output<typeof NotificationItem>;
export type NotificationParams = z.output<typeof NotificationParams>;
