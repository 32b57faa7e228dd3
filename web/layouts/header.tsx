import { Box, Burger } from "@mantine/core";
import { shellTexts } from "#texts/shell.ts";
import { Bell } from "#web/features/notifications/public.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { Brand } from "./brand.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { PaletteButton } from "./palette.tsx";
import { UserMenu } from "./user-menu.tsx";
import styles from "./header.module.css";

type Props = { session: Session; menuOpened: boolean; onMenu: () => void };

/** The bar above every signed-in page. */
export function Header({ session, menuOpened, onMenu }: Props) {
  return (
    <header className={`${styles.header} not-on-paper`}>
      <Box className={styles.burger}>
        <Burger
          opened={menuOpened}
          onClick={onMenu}
          size="sm"
          aria-label={shellTexts.openMenu}
          aria-expanded={menuOpened}
        />
      </Box>
      <Brand />
      <div className={styles.tools}>
        <PaletteButton />
        <Bell />
        <ColorSchemeToggle />
        <UserMenu session={session} />
      </div>
    </header>
  );
}
