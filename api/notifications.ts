import { z } from "zod";
import { people } from "#domain/access.ts";
import { notificationKinds } from "#domain/notifications.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, Instant, ListQuery, MonthField, Nothing, pageOf, idsOf } from "./fields.ts";

const access = { who: "session", roles: people } as const;

/** What a notification is about; its kind determines which fields it has. */
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
  /** The caller's notifications, newest first; none of bodies that they no longer see. */
  getAll: {
    access,
    input: ListQuery.pick({ skip: true, take: true }),
    output: pageOf(NotificationItem).extend({ unread: z.number().int() }),
  },
  /** Marks these as read, or all if none is named. */
  read: { access, input: z.object({ ids: idsOf(200) }), output: Nothing },
});

export type NotificationItem = z.output<typeof NotificationItem>;
export type NotificationParams = z.output<typeof NotificationParams>;
