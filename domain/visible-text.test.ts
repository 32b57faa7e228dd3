import { expect, test } from "vitest";
import { visible } from "./visible-text.ts";

test.each([
  ["an override of direction", "Εγκρίνεται \u202Eιχό\u202C", "Εγκρίνεται ιχό"],
  ["an isolate of direction", "\u2067abc\u2069", "abc"],
  ["marks of direction", "α\u200Eβ\u200Fγ\u061C", "αβγ"],
  ["blanks of no width", "Δή\u200Bμος\u2060 \uFEFF", "Δήμος "],
  ["joiners of letters", "Δή\u200Cμο\u200Dς", "Δήμος"],
  ["a soft hyphen", "παρου\u00ADσία", "παρουσία"],
  ["control characters", "α\u0007β\u001B[31mγ\u0085\u007F", "αβ[31mγ"],
  ["ends of lines and tabs, which stay", "α\nβ\r\n\tγ", "α\nβ\r\n\tγ"],
  ["a picture made of several, which stays", "👩‍🔧 ❤️‍🔥 👍🏽", "👩‍🔧 ❤️‍🔥 👍🏽"],
  ["Greek with its marks, which stays", "Ἀθῆναι Ϊ΅ «–» ά", "Ἀθῆναι Ϊ΅ «–» ά"],
])("%s", (_what, text, expected) => {
  expect(visible(text)).toBe(expected);
});
