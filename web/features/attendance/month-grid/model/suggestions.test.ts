import { expect, test } from "vitest";
import { codesWithTitles, suggestionsFor } from "./suggestions.ts";
import { reason } from "#domain/attendance/testing.ts";

const kinds = {
  work: "Εργασία",
  telework: "Τηλεργασία",
  duty: "Υπηρεσία εκτός έδρας",
  training: "Επιμόρφωση",
  break: "Διάλειμμα",
  absence: "Απουσία",
};
const codes = {
  nothing: ["-"],
  work: ["Π"],
  telework: ["ΤΗΛ"],
  duty: ["ΕΔΡ"],
  training: ["ΕΠΙ"],
  break: ["ΔΙΑ"],
};
const reasons = [
  reason("ΚΑΝ", { title: "Κανονική άδεια" }),
  reason("ΑΝ", { title: "Αναρρωτική άδεια" }),
  reason("ΑΝΑΠ", { title: "Ανυπαίτιο κώλυμα" }),
  reason("ΠΑΛ", { title: "Παλιά άδεια", isActive: false }),
];
const all = codesWithTitles(codes, kinds, new Map(reasons.map((one) => [one.code, one])));

test("kinds of presence stand first, and a reason that is no longer in use not at all", () => {
  expect(all.map(({ code }) => code)).toEqual([
    "Π",
    "ΤΗΛ",
    "ΕΔΡ",
    "ΕΠΙ",
    "ΔΙΑ",
    "ΚΑΝ",
    "ΑΝ",
    "ΑΝΑΠ",
  ]);
});

test.each([
  ["", []],
  ["8:00", []],
  ["-15", []],
  [".", []],
  ["Π", ["Π"]],
  ["αν", ["ΑΝ", "ΑΝΑΠ"]],
  ["8:00-12:00 κα", ["ΚΑΝ"]],
  ["Π+αναπ", ["ΑΝΑΠ"]],
  ["αναρρ", ["ΑΝ"]],
  ["ΆΔΕΙΑ", ["ΚΑΝ", "ΑΝ"]],
  ["κτλ", []],
])("of «%s» these may be meant: %j", (text, expected) => {
  expect(suggestionsFor(text, all).map(({ code }) => code)).toEqual(expected);
});

test("six are suggested at most", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ code: `Α${index}`, title: "" }));
  expect(suggestionsFor("α", many)).toHaveLength(6);
});
