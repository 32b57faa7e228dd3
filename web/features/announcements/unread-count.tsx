import { Badge } from "@mantine/core";
import { menuTexts } from "#texts/menu.ts";
import { useUnread } from "./use-unread.ts";

/** Beside the menu item: how many announcements are to be read or confirmed. */
export function UnreadCount() {
  const { data: found } = useUnread();
  const count = Math.max(found?.unread ?? 0, found?.unconfirmed ?? 0);
  if (count === 0) return null;
  return (
    <Badge
      size="sm"
      variant="filled"
      circle={count < 10}
      aria-label={menuTexts.newAnnouncements(count)}
    >
      {count}
    </Badge>
  );
}
