import type { notifications } from "#api/notifications.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notificationsOf } from "./notifications.queries.ts";
import { readNotifications } from "./read-notifications.ts";

export const notificationHandlers: Handlers<typeof notifications> = {
  getAll: notificationsOf,
  read: readNotifications,
};
