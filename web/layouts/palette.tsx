import { ActionIcon } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { shellTexts as t } from "#texts/shell.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { storeOf, useStore } from "../kernel/store.ts";
import { later } from "../ui/later.tsx";
import { useKeys } from "../ui/use-keydown.ts";

const opened = storeOf(false);
const keys = { "mod+KeyK": () => opened.set(!opened.get()) };
const PaletteDialog = later(async () => (await import("./palette-dialog.tsx")).PaletteDialog);

/** Opens the palette with the pointer; Ctrl+K and ⌘K open it from the keyboard. */
export function PaletteButton() {
  const keys = navigator.userAgent.includes("Mac") ? t.searchKeysMac : t.searchKeys;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t.search}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t.search} (${keys})`}
      onClick={() => opened.set(true)}
    >
      <IconSearch size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** Leads to every page that the role may open and to the people, contracts and structures of the selected body. */
export function Palette({ session }: { session: Session }) {
  const isOpened = useStore(opened);
  useKeys(keys, { inFields: true });
  return <PaletteDialog session={session} opened={isOpened} onClose={() => opened.set(false)} />;
}
