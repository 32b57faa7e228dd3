import { expect, test } from "vitest";
import { entryRefusalText } from "./entry-refusals.ts";
import { ownDayRefusalText } from "./own-day-refusals.ts";

const long = "Ξ".repeat(200);
const cut = `${"Ξ".repeat(30)}…`;

test.each([
  ["a short word is quoted whole", "κτλ", "κτλ", "κτλ"],
  ["so is a word of thirty letters", "Ξ".repeat(30), "κτλ", "Ξ".repeat(30)],
  ["a long word is cut", long, "κτλ", cut],
  ["a long text without a single wrong word is cut", null, long, cut],
])("%s, when a cell is not understood", (_, word, text, quote) => {
  const fault = { refusal: "unreadable-cell" as const, word, text, meant: null };
  expect(entryRefusalText(fault)).toContain(`Δεν αναγνωρίζεται το «${quote}».`);
});

test.each([
  ["a word that is not a time", "άρρωστος", null, "Το «άρρωστος» δεν διαβάζεται ως ώρες."],
  ["times with a suggestion", "8-3", "8:00–15:00", "Μήπως 8:00–15:00;"],
])("the refusal %s has no codes for people who type their own day", (_, text, meant, says) => {
  const fault = { refusal: "unreadable-cell" as const, word: text, text, meant };
  expect(ownDayRefusalText(fault)).toContain(says);
});
test("people who type their own day are not asked for a code", () => {
  const fault = { refusal: "unreadable-cell" as const, word: "ξ", text: "ξ", meant: null };
  expect(ownDayRefusalText(fault)).not.toMatch(/κωδικ|ΚΑΝ/);
});

test("a text that is too long is refused with the limit", () => {
  const fault = { refusal: "text-too-long" as const, word: null, text: long, meant: null };
  expect(entryRefusalText(fault)).toBe("Επιτρέπονται έως 200 χαρακτήρες");
});
