import { Avatar, Menu, UnstyledButton } from "@mantine/core";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { roleTexts, shellTexts } from "#texts/shell.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { signOut } from "../kernel/sign-out.ts";
import { initialsOf } from "../ui/initials.ts";
import styles from "./user-menu.module.css";

/** Typed as any path: the page comes with its own feature. */
const profile: string = "/user";

/** Who is signed in, and the way out. */
export function UserMenu({ session }: { session: Session }) {
  const router = useRouter();
  const { userName, area } = session;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton aria-label={shellTexts.userMenu(userName)} className={styles.button}>
          <Avatar color="navy" radius="xl" size={34} aria-hidden>
            {initialsOf(userName)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div role="menuitem" aria-disabled className={styles.person}>
          <span className={styles.name}>{userName}</span>
          <span className={styles.role}>{roleTexts[area]}</span>
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
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          onClick={() => void signOut()}
        >
          {shellTexts.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
