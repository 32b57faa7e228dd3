import { ActionIcon } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { paletteTexts as t } from "#texts/app.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { storeOf, useStore } from "../kernel/store.ts";
import { later } from "../ui/later.tsx";
import { useKeydown } from "../ui/use-keydown.ts";

const opened = storeOf(false);
const keys = getHotkeyHandler([
  ["mod+K", () => opened.set(!opened.get()), { usePhysicalKeys: true }],
]);
const PaletteDialog = later(async () => (await import("./palette-dialog.tsx")).PaletteDialog);

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
  useKeydown(keys);
  return <PaletteDialog session={session} opened={isOpened} onClose={() => opened.set(false)} />;
}
