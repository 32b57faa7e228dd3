const longest = 150;

/** Characters that no name may contain: control, direction and zero-width ones, and those with a meaning in paths. */
const forbidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/** Names that DOS and Windows reserve for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * The name under which a file is stored and returned: the last part of a path, composed (NFC), without misleading characters
 * or path separators, at most 150 characters including its extension. Null when no name is left.
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
  const stem = firstLetters(name.slice(0, dot), longest - ending.length).trim();
  return stem === "" || ending.length > 10 ? null : `${stem}${ending}`;
}

/** At most `most` characters, none of them cut in two. */
function firstLetters(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.slice(0, Math.max(1, most)).join("");
}
