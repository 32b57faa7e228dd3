import { fold } from "#domain/identity/fold.ts";
import type { KeyPress } from "../../model/keys.ts";

/** The page commands of keys, wherever the focus is. */
export type PageCommand =
  | "as-planned"
  | "like-yesterday"
  | "next-doubt"
  | "last-doubt"
  | "undo"
  | "redo"
  | "save"
  | "submit"
  | "find";

export function pageCommandOf(struck: KeyPress): PageCommand | null {
  const isControl = struck.ctrlKey || struck.metaKey;
  if (struck.key === "F8") return struck.shiftKey ? "last-doubt" : "next-doubt";
  if (struck.altKey && !isControl) {
    if (struck.code === "KeyP") return "as-planned";
    return struck.code === "KeyY" ? "like-yesterday" : null;
  }
  if (!isControl || struck.altKey) return null;
  if (struck.key === "Enter") return "submit";
  return commandsWithControl(struck)[struck.code] ?? null;
}

/** By how many rows a key moves within the column; 0 if the field handles it. */
export function rowsMoved(struck: KeyPress): -1 | 0 | 1 {
  if (struck.ctrlKey || struck.metaKey || struck.altKey) return 0;
  if (struck.key === "Enter") return struck.shiftKey ? -1 : 1;
  if (struck.key === "ArrowDown") return 1;
  return struck.key === "ArrowUp" ? -1 : 0;
}

/** The next row after `from`, or the previous one, whose flag is set, wrapping around; -1 if there is none. */
export function nextFlagged(flags: readonly boolean[], from: number, step: 1 | -1 = 1): number {
  const { length } = flags;
  const begin = from < 0 && step < 0 ? length : from;
  const order = flags.map((_, index) => (begin + step * (1 + index) + 2 * length) % length);
  return order.find((index) => flags[index]) ?? -1;
}

/** The first person with names that begin with the words of the search, ignoring accents; -1 if there is none. */
export function personFound(names: readonly string[], search: string): number {
  const words = fold(search).split(" ").filter(Boolean);
  if (words.length === 0) return -1;
  return names.findIndex((name) => {
    const parts = fold(name).split(/[ -]/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

function commandsWithControl({ shiftKey }: KeyPress): Partial<Record<string, PageCommand>> {
  return {
    KeyS: "save",
    KeyF: "find",
    KeyZ: shiftKey ? "redo" : "undo",
    KeyY: "redo",
  };
}
