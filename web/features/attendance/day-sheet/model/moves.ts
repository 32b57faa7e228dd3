import { fold } from "#domain/identity/fold.ts";

/** A key as it was struck; `code` is the place on the keyboard, whatever the layout. */
export type Key = {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
};

/** What a key asks of the page, wherever the focus is. */
export type PageCommand = "as-planned" | "like-yesterday" | "doubtful" | "save" | "submit" | "find";

export function pageCommandOf(struck: Key): PageCommand | null {
  const isControl = struck.ctrlKey || struck.metaKey;
  if (struck.key === "F8") return "doubtful";
  if (struck.altKey && !isControl) {
    if (struck.code === "KeyP") return "as-planned";
    return struck.code === "KeyY" ? "like-yesterday" : null;
  }
  if (!isControl || struck.altKey) return null;
  if (struck.key === "Enter") return "submit";
  if (struck.code === "KeyS") return "save";
  return struck.code === "KeyF" ? "find" : null;
}

/** By how many rows a key moves within the column; 0: it stays with the field. */
export function rowsMoved(struck: Key): -1 | 0 | 1 {
  if (struck.ctrlKey || struck.metaKey || struck.altKey) return 0;
  if (struck.key === "Enter") return struck.shiftKey ? -1 : 1;
  if (struck.key === "ArrowDown") return 1;
  return struck.key === "ArrowUp" ? -1 : 0;
}

/** The next row after `from` for which the flag is set, round the end; -1 where there is none. */
export function nextFlagged(flags: readonly boolean[], from: number): number {
  const order = flags.map((_, index) => (from + 1 + index) % flags.length);
  return order.find((index) => flags[index]) ?? -1;
}

/** The first person one of whose names begins with each word of the search, without regard to accents; -1: nobody. */
export function personFound(names: readonly string[], search: string): number {
  const words = fold(search).split(" ").filter(Boolean);
  if (words.length === 0) return -1;
  return names.findIndex((name) => {
    const parts = fold(name).split(/[ -]/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
