import { Avatar, Menu, UnstyledButton, VisuallyHidden } from "@mantine/core";
import {
  IconCalendarUser,
  IconDownload,
  IconInfoCircle,
  IconLogout,
  IconUser,
} from "@tabler/icons-react";
import { useDisclosure } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { actingAs, roleTexts, shellTexts } from "#texts/shell.ts";
import { useInstall } from "../kernel/install-prompt.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import { signOut } from "../kernel/sign-out.ts";
import { toast } from "../kernel/toasts.ts";
import { somethingUnsaved } from "../kernel/unsaved.ts";
import { formatDay } from "../ui/formats.ts";
import { later } from "../ui/later.tsx";
import styles from "./user-menu.module.css";

const loadQuestion = () => import("./ask-to-sign-out.ts");
const AppStatus = later(async () => (await import("./app-status.tsx")).AppStatus);

/** Typed as any path: the route belongs to its own feature. */
const profile: string = "/user";

/** The signed-in user, and the way to sign out. */
export function UserMenu({ session }: { session: Session }) {
  const router = useRouter();
  const { userName, area } = session;
  const deputyTo = useOrganizationOrNone()?.deputyTo ?? null;
  const install = useInstall();
  const [isStatusOpen, status] = useDisclosure(false);
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <UnstyledButton className={styles.button}>
            <VisuallyHidden>{shellTexts.userMenu(userName)}</VisuallyHidden>
            <Avatar color="navy" radius="xl" size={34} aria-hidden>
              {initialsOf(userName)}
            </Avatar>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div role="menuitem" aria-disabled className={styles.person}>
            <span className={styles.name}>{userName}</span>
            <span className={styles.role}>
              {deputyTo ? actingAs(formatDay(deputyTo)) : roleTexts[area]}
            </span>
          </div>
          <Menu.Divider />
          {profile in router.routesByPath && (
            <Menu.Item
              leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
              onClick={() => void router.navigate({ to: profile })}
            >
              {shellTexts.profile}
            </Menu.Item>
          )}
          {area !== "MobileUser" && (
            <Menu.Item
              leftSection={<IconCalendarUser size={18} stroke={1.6} aria-hidden />}
              onClick={() => void router.navigate({ to: "/user/attendances" })}
            >
              {shellTexts.ownAttendance}
            </Menu.Item>
          )}
          {install && (
            <Menu.Item
              leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
              onClick={() => void install()}
            >
              {shellTexts.install}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconInfoCircle size={18} stroke={1.6} aria-hidden />}
            onClick={status.open}
          >
            {shellTexts.appStatus}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
            onClick={() =>
              void loadQuestion().then(({ askToSignOut }) => askToSignOut(), signOutUnasked)
            }
          >
            {shellTexts.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <AppStatus opened={isStatusOpen} onClose={status.close} />
    </>
  );
}

/** When the code that asks cannot be loaded: a user with nothing to lose here is signed out all the same. */
function signOutUnasked(error: unknown): unknown {
  return somethingUnsaved() ? toast.failure(error) : signOut();
}

/** The first letters of the first two words of a name, without accents. */
function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => (word[0] ?? "").toLocaleUpperCase("el"))
    .join("");
}
