import { expect, test } from "vitest";
import { cellVocabulary, foldCode } from "./cell-vocabulary.ts";
import { readFileCell } from "./file-cell.ts";
import { plan, reason } from "./testing.ts";
import type { DayPlan } from "./types.ts";

const reasons = new Map(
  [reason("ΚΑΝ"), reason("ΡΕΠ", { group: "rest" })].map((one) => [one.code, one]),
);
const codes = { work: ["Π"], telework: ["Τ"], duty: ["ΕΕ"], training: ["ΕΚ"], break: ["ΔΜ"] };
const vocabulary = cellVocabulary({ ...codes, nothing: ["ΣΚ"] }, reasons, foldCode);
const titles = new Map([
  ["Κανονική άδεια", "ΚΑΝ"],
  ["Ρεπό", "ΡΕΠ"],
]);
const office = plan("7:30-15:30");
const free = plan("");

function read(text: string, planned: DayPlan): string {
  const context = { day: "2026-01-05", plan: planned, vocabulary };
  const found = readFileCell(text, context, (word) => titles.get(word) ?? null);
  if ("refusal" in found) return `${found.refusal}, meant ${found.meant}`;
  const texts = found.intervals.map((one) => `${one.reason ?? one.kind} ${one.from}-${one.to}`);
  return texts.join(", ") || "nothing";
}

test.each([
  ["a title", "Κανονική άδεια", office, "ΚΑΝ null-null"],
  ["a code of the grid", "κάν", office, "ΚΑΝ null-null"],
  ["times", "8:00 – 15:00", office, "work 480-900"],
  ["a departure on a 12-hour clock", "8-3", office, "departure-before-arrival, meant 8:00-15:00"],
  ["the plan's hours", "8", office, "work null-null"],
  ["the plan's hours as a decimal", "8,00", office, "work null-null"],
  ["the plan's hours as a length", "8:00", office, "work null-null"],
  ["fewer hours", "6,5", office, "hours-alone, meant 7:30-14:00"],
  ["zero hours on a working day", "0", office, "hours-alone, meant null"],
  ["hours without a plan", "6", free, "hours-alone, meant null"],
  ["zero hours without a plan", "0", free, "nothing"],
  ["rest on a working day", "Ρεπό", office, "ΡΕΠ null-null"],
  ["rest on a day off", "Ρεπό", free, "nothing"],
  ["an unknown word", "ΨΩ", office, "unreadable-cell, meant null"],
])("%s", (_, text, planned, expected) => {
  expect(read(text, planned)).toBe(expected);
});
