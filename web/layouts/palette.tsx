import { ActionIcon, Modal } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { paletteTexts as t } from "#texts/app.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { storeOf, useStore } from "../kernel/store.ts";
import { PaletteContent } from "./palette-content.tsx";

const opened = storeOf(false);
/** Above the page, its header and its drawers. */
const above = 400;

/** Opens the palette with the pointer; Ctrl+K and ⌘K do from the keyboard. */
export function PaletteButton() {
  const keys = navigator.userAgent.includes("Mac") ? t.shortcutMac : t.shortcut;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t.open}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t.open} (${keys})`}
      onClick={() => opened.set(true)}
    >
      <IconSearch size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** Leads to every page that the role may open and to the people, contracts and structures of the selected body. */
export function Palette({ session }: { session: Session }) {
  const isOpened = useStore(opened);
  const close = () => opened.set(false);
  useHotkeys([["mod+K", () => opened.set(!opened.get())]], []);
  return (
    <Modal.Root opened={isOpened} onClose={close} size="lg" yOffset="10dvh" zIndex={above}>
      <Modal.Overlay />
      <Modal.Content aria-label={t.open}>
        <PaletteContent session={session} onGo={close} />
      </Modal.Content>
    </Modal.Root>
  );
}
