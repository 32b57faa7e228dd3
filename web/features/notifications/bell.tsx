import { ActionIcon, Indicator, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { notifications } from "#api/notifications.ts";
import { notificationTexts as t } from "#texts/notifications.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { later } from "#web/ui/later.tsx";

const NotificationPanel = later(
  async () => (await import("./notification-panel.tsx")).NotificationPanel,
);

/** In the header: the number of unread notifications, and their list. */
export function Bell() {
  const [isOpen, panel] = useDisclosure(false);
  const { data } = useSideAnswer(notifications.getAll, { skip: 0, take: 1 }, { staleTime: 60_000 });
  const unread = data?.unread ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={(next) => !next && panel.close()}
      position="bottom-end"
      width="min(25rem, calc(100vw - 1.5rem))"
      trapFocus
      withRoles
      returnFocus
      shadow="md"
    >
      <Indicator
        label={unread > 99 ? "99+" : unread}
        disabled={unread === 0}
        color="red"
        size={18}
        offset={6}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={38}
            aria-label={t.bell(unread)}
            onClick={panel.toggle}
          >
            <IconBell size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={t.title}>
        <NotificationPanel unread={unread} onLeave={panel.close} />
      </Popover.Dropdown>
    </Popover>
  );
}
