import { expect, test } from "vitest";
import { codesByLaw, codesWithTitles, everyCode, suggestionsFor, withCode } from "./suggestions.ts";
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

test("kinds of presence come first, and a retired reason is not offered", () => {
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
  ["adeia", ["ΚΑΝ", "ΑΝ"]],
  ["KAN", ["ΚΑΝ"]],
  ["κτλ", []],
])("suggestions for «%s»: %j", (text, expected) => {
  expect(suggestionsFor(text, all).map(({ code }) => code)).toEqual(expected);
});

const codesOf = (text: string, lately: string[]) =>
  suggestionsFor(text, all, lately).map(({ code }) => code);

test("recent codes come before similar ones, an exact code before all", () => {
  expect(codesOf("α", ["ΑΝΑΠ"])).toEqual(["ΑΝΑΠ", "ΑΝ", "ΚΑΝ"]);
  expect(codesOf("αν", ["ΑΝΑΠ"])).toEqual(["ΑΝ", "ΑΝΑΠ"]);
  expect(codesOf("άδεια", ["ΑΝ"])).toEqual(["ΑΝ", "ΚΑΝ"]);
});

test("codes of the other leave law come last, under their own heading, unless typed whole", () => {
  const both = [
    reason("ΑΣΘ", { title: "Άδεια ασθένειας", group: "sick", regime: "private" }),
    reason("ΑΝΒ", { title: "Αναρρωτική άδεια", group: "sick", regime: "public" }),
    reason("ΑΔΙ", { title: "Άδεια άλλη", regime: "both" }),
  ];
  const codesOf = codesByLaw(
    codesWithTitles(codes, kinds, new Map(both.map((one) => [one.code, one]))),
  );
  const offered = (text: string, law: "public" | "private" | null) =>
    suggestionsFor(text, codesOf(law), ["ΑΣΘ"]).map(({ code }) => code);
  expect(offered("α", "public")).toEqual(["ΑΝΒ", "ΑΔΙ", "ΑΣΘ"]);
  expect(offered("α", "private")).toEqual(["ΑΣΘ", "ΑΔΙ", "ΑΝΒ"]);
  expect(offered("α", null)).toEqual(["ΑΣΘ", "ΑΝΒ", "ΑΔΙ"]);
  expect(offered("ασθ", "public")).toEqual(["ΑΣΘ"]);
  const groups = everyCode(codesOf("public"), []).map(({ group, code }) => `${group} ${code}`);
  expect(groups.slice(5)).toEqual(["leave ΑΔΙ", "sick ΑΝΒ", "other-law ΑΣΘ"]);
});

test("all codes are listed by group, presence first", () => {
  const sick = [reason("ΑΣΘ", { title: "Ασθένεια", group: "sick" }), ...reasons];
  const more = codesWithTitles(codes, kinds, new Map(sick.map((one) => [one.code, one])));
  const groups = everyCode(more, ["ΑΝΑΠ"]).map(({ group, code }) => `${group} ${code}`);
  expect(groups.slice(4)).toEqual([
    "presence ΔΙΑ",
    "leave ΑΝΑΠ",
    "leave ΚΑΝ",
    "leave ΑΝ",
    "sick ΑΣΘ",
  ]);
});

test.each([
  ["αναρ", "ΑΝ", "ΑΝ"],
  ["8:00-12:00 κα", "ΚΑΝ", "8:00-12:00 ΚΑΝ"],
  ["8:00-12:00 ", "ΚΑΝ", "8:00-12:00 ΚΑΝ"],
  ["", "Π", "Π"],
])("into «%s» the code %s is inserted as «%s»", (text, code, whole) => {
  expect(withCode(text, code)).toBe(whole);
});
