import { useLocalStorage } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Session } from "../kernel/session-cookies.ts";
import { later } from "../ui/later.tsx";
import { useKeydown } from "../ui/use-keydown.ts";
import { usePlace } from "./area.ts";
import { isTyping, letterKeys } from "./letter-keys.ts";
import { areShortcutsShown } from "./shortcuts-shown.ts";
import { walkRows } from "./walk-rows.ts";
import { useStore } from "../kernel/store.ts";

const ShortcutsDialog = later(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** By the key where it lies, whatever alphabet is set. */
const walks: Partial<Record<string, () => void>> = {
  KeyJ: () => walkRows(1),
  KeyK: () => walkRows(-1),
};

/** How long after G the letter may come. */
const patienceMs = 1500;

/** Leads by keys alone: G and a letter to a page of the menu, J and K from row to row, ? to the list of them. Shows nothing by itself. */
export function GoKeys({ session }: { session: Session }) {
  const router = useRouter();
  const { groups } = usePlace(session);
  const isHelpShown = useStore(areShortcutsShown);
  const [areLettersOn] = useLocalStorage(letterKeys);
  const [begun, setBegun] = useState(Number.NEGATIVE_INFINITY);
  useKeydown((event) => {
    if (!areLettersOn || event.defaultPrevented || isTyping(event)) return;
    if (event.key === "?") return areShortcutsShown.set(true);
    const isSecond = event.timeStamp - begun < patienceMs;
    setBegun(event.code === "KeyG" && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY);
    if (!isSecond) return walks[event.code]?.();
    const items = groups.flatMap((group) => group.items);
    const item = items.find(({ key }) => key === event.code);
    if (!item) return;
    event.preventDefault();
    void router.navigate({ to: item.path, search: item.search ?? {} });
  });
  return (
    <ShortcutsDialog
      opened={isHelpShown}
      onClose={() => areShortcutsShown.set(false)}
      groups={groups}
    />
  );
}
