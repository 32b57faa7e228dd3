import { Box } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { shellTexts } from "#texts/shell.ts";
import { LiveStream } from "#web/features/live/public.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { admit } from "../kernel/guard.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { Drawer } from "../ui/dialogs.tsx";
import { AppNotices } from "./app-notices.tsx";
import { BlankFrame } from "./blank-frame.tsx";
import { Footer } from "./footer.tsx";
import { GoKeys } from "./go-keys.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import { askForNotices, PageNotices } from "./page-notices.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { PlaceLine } from "./place-line.tsx";
import { WithBody } from "./needs-body.tsx";
import { Palette } from "./palette.tsx";
import { SkipLink } from "./skip-link.tsx";
import { KeepWaiting } from "./waiting.tsx";
import styles from "./signed-in.module.css";

export const Route = createFileRoute("/_signed-in")({
  beforeLoad: ({ context, location, preload }) =>
    admit(context.queryClient, location, preload, async () =>
      (await import("../kernel/device-key.ts")).isApprovedDevice(),
    ),
  loader: ({ context }) => {
    if (context.session.area !== "MobileUser") askForNotices(context.queryClient);
  },
  component: SignedInLayout,
});

/** A device has only one screen, and no menu. */
function SignedInLayout() {
  const session = Route.useRouteContext({ select: (context) => context.session });
  if (session.area !== "MobileUser") return <Frame session={session} />;
  return (
    <BlankFrame>
      <Outlet />
    </BlankFrame>
  );
}

function Frame({ session }: { session: Session }) {
  const [menuOpened, menu] = useDisclosure(false);
  const isPhone = useIsPhone();
  return (
    <>
      <SkipLink />
      <LiveStream />
      <Palette session={session} />
      <GoKeys session={session} />
      <KeepWaiting />
      <Header session={session} menuOpened={menuOpened} onMenu={menu.toggle} />
      <Drawer
        opened={menuOpened}
        onClose={menu.close}
        title={shellTexts.mainMenu}
        {...(isPhone ? { position: "bottom", size: "85dvh" } : { size: "18rem" })}
        closeButtonProps={{ "aria-label": shellTexts.closeMenu }}
        hiddenFrom="md"
        padding="xs"
      >
        <Menu session={session} onNavigate={menu.close} />
      </Drawer>
      <div className={styles.frame}>
        <Box className={`${styles.sidebar} not-on-paper`} visibleFrom="md">
          <Menu session={session} onNavigate={menu.close} />
        </Box>
        <div className={styles.page}>
          <AppNotices />
          <main id="content" tabIndex={-1} className={styles.content}>
            <PlaceLine session={session} />
            <PageNotices />
            <WithBody>
              <Outlet />
            </WithBody>
          </main>
          <Footer />
        </div>
      </div>
      <PhoneBar session={session} menuOpened={menuOpened} onMenu={menu.toggle} />
    </>
  );
}
