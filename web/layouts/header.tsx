import { ActionIcon, Box, Burger } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { common } from "#texts/common.ts";
import { shellTexts } from "#texts/shell.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { OrganizationSwitch } from "./organization-switch.tsx";
import { UserMenu } from "./user-menu.tsx";
import styles from "./header.module.css";

type Props = { session: Session; menuOpened: boolean; onMenu: () => void };

/** The bar above every signed-in page. */
export function Header({ session, menuOpened, onMenu }: Props) {
  return (
    <header className={styles.header}>
      <Box hiddenFrom="md">
        <ActionIcon
          component="div"
          variant="subtle"
          color="gray"
          size="lg"
          className={styles.burger}
        >
          <Burger
            opened={menuOpened}
            onClick={onMenu}
            size="sm"
            aria-label={shellTexts.openMenu}
            aria-expanded={menuOpened}
          />
        </ActionIcon>
      </Box>
      <Link to="/" className={styles.brand} aria-label={shellTexts.home}>
        <img src="/icon.svg" alt="" width={30} height={30} />
        <span>{common.productName}</span>
      </Link>
      <div className={styles.tools}>
        <OrganizationSwitch />
        <ColorSchemeToggle />
        <UserMenu session={session} />
      </div>
    </header>
  );
}
