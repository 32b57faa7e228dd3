import { expect, test } from "vitest";
import { visible } from "./visible-text.ts";

test.each([
  ["a direction override", "Εγκρίνεται \u202Eιχό\u202C", "Εγκρίνεται ιχό"],
  ["a direction isolate", "\u2067abc\u2069", "abc"],
  ["direction marks", "α\u200Eβ\u200Fγ\u061C", "αβγ"],
  ["zero-width spaces", "Δή\u200Bμος\u2060 \uFEFF", "Δήμος "],
  ["zero-width joiners", "Δή\u200Cμο\u200Dς", "Δήμος"],
  ["a soft hyphen", "παρου\u00ADσία", "παρουσία"],
  ["control characters", "α\u0007β\u001B[31mγ\u0085\u007F", "αβ[31mγ"],
  ["line ends and tabs, which stay", "α\nβ\r\n\tγ", "α\nβ\r\n\tγ"],
  ["a combined emoji, which stays", "👩‍🔧 ❤️‍🔥 👍🏽", "👩‍🔧 ❤️‍🔥 👍🏽"],
  ["Greek with its accents, which stays", "Ἀθῆναι Ϊ΅ «–» ά", "Ἀθῆναι Ϊ΅ «–» ά"],
])("%s", (_what, text, expected) => {
  expect(visible(text)).toBe(expected);
});
