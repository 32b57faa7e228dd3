import { expect, it } from "vitest";
import { type JudgedReason, reasonsByDay, refusalToReason } from "./reason-rules.ts";

const plain: JudgedReason = {
  code: "ΔΟΚ",
  group: "special",
  unit: "day",
  paid: "full",
  countsAsPresence: false,
  dayBasis: "working",
  maxPerYear: 6,
  maxPerEvent: 2,
  requiresDocument: true,
  documentKind: "Βεβαίωση",
  carryOverUntil: null,
  carriedAs: null,
};

it.each<[string, Partial<JudgedReason>, string | null]>([
  ["as usual", {}, null],
  ["a document that nobody can name", { documentKind: "" }, "documentKind"],
  ["no document, no kind", { requiresDocument: false, documentKind: "" }, null],
  ["more for an event than for the year", { maxPerEvent: 7 }, "maxPerEvent"],
  ["as much for an event as for the year", { maxPerEvent: 6 }, null],
  ["hours counted by calendar days", { unit: "hour", dayBasis: "calendar" }, "dayBasis"],
  ["presence that nobody pays", { countsAsPresence: true, paid: "none" }, "countsAsPresence"],
  ["carried over as itself", { carriedAs: "ΔΟΚ" }, "carriedAs"],
  ["carried over without a limit", { carryOverUntil: "03-31", maxPerYear: null }, "carryOverUntil"],
  [
    "annual leave is carried over",
    { carryOverUntil: "03-31", maxPerYear: null, group: "annual" },
    null,
  ],
])("a reason with %s", (_, given, field) => {
  expect(refusalToReason({ ...plain, ...given })?.field ?? null).toBe(field);
});

it.each([
  ["2026-02-28", "ΔΟΚ first", "ΝΕΑ later"],
  ["2026-03-01", "ΔΟΚ second", "ΝΕΑ later"],
  ["2026-06-01", "ΔΟΚ corrected", "ΝΕΑ later"],
])("on %s a reason says what was last entered for then", (day, ...expected) => {
  const on = reasonsByDay([
    { code: "ΔΟΚ", validFrom: null, title: "first" },
    { code: "ΝΕΑ", validFrom: "2026-09-01", title: "later" },
    { code: "ΔΟΚ", validFrom: "2026-06-01", title: "mistaken" },
    { code: "ΔΟΚ", validFrom: "2026-06-01", title: "corrected" },
    { code: "ΔΟΚ", validFrom: "2026-03-01", title: "second" },
  ]);
  expect([...on(day).values()].map(({ code, title }) => `${code} ${title}`)).toEqual(expected);
});
