const longest = 150;

/** Letters that no name may hold: of control, of direction, of no width, and those that part folders. */
const forbidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** Names that a system of old devices takes for a device. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The name under which a file is kept and given back: the last part of a path, composed, without letters that mislead
 * or part folders, at most 150 characters with its ending. Null when nothing of a name is left.
 */
export function safeFileName(given: string): string | null {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const name = last
    .normalize("NFC")
    .replace(forbidden, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const dot = name.lastIndexOf(".");
  if (dot < 1 || devices.test(name)) return null;
  const ending = name.slice(dot);
  const kept = firstLetters(name.slice(0, dot), longest - ending.length).trim();
  return kept === "" || ending.length > 10 ? null : `${kept}${ending}`;
}

/** At most so many letters, none of them cut in two. */
function firstLetters(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.slice(0, Math.max(1, most)).join("");
}
