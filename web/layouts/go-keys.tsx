import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Session } from "../kernel/session-cookies.ts";
import { later } from "../ui/later.tsx";
import { useKeydown } from "../ui/use-keydown.ts";
import { usePlace } from "./area.ts";
import { isTyping, letterKeys } from "./letter-keys.ts";

const ShortcutsDialog = later(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** By physical key position, whatever the keyboard layout. */
const walks: Partial<Record<string, () => void>> = {
  KeyJ: () => walkRows(1),
  KeyK: () => walkRows(-1),
};

/** How long after G the letter may follow. */
const patienceMs = 1500;

/** Keyboard navigation: G and a letter to a page of the menu, J and K from row to row, ? to the list of keys. Renders only that list. */
export function GoKeys({ session }: { session: Session }) {
  const router = useRouter();
  const { groups } = usePlace(session);
  const [isHelpShown, help] = useDisclosure(false);
  const [areLettersOn] = useLocalStorage(letterKeys);
  const [begun, setBegun] = useState(Number.NEGATIVE_INFINITY);
  useKeydown((event) => {
    if (!areLettersOn || event.defaultPrevented || isTyping(event)) return;
    if (event.key === "?") return help.open();
    const isSecond = event.timeStamp - begun < patienceMs;
    setBegun(event.code === "KeyG" && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY);
    if (!isSecond) return walks[event.code]?.();
    const items = groups.flatMap((group) => group.items);
    const item = items.find(({ key }) => key === event.code);
    if (!item) return;
    event.preventDefault();
    void router.navigate({ to: item.path, search: item.search ?? {} });
  });
  return <ShortcutsDialog opened={isHelpShown} onClose={help.close} groups={groups} />;
}

/** Goes to the next row of the page's list or the previous one; on a record's page, to the next or previous record. */
function walkRows(by: 1 | -1): void {
  const record = document.querySelector<HTMLElement>(`[data-walk="${by}"]`);
  if (record) return record.click();
  const rows = [
    ...document.querySelectorAll<HTMLElement>("main tbody > tr > th :is(a, button):first-of-type"),
  ];
  const here = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  const next = here === -1 && by === -1 ? rows.at(-1) : rows[here + by];
  next?.focus();
}
