import { expect, test } from "vitest";
import { rangeTexts } from "./leave-range.ts";

test.each([
  [1, "Υπόλοιπο 2026 μετά: 1 ημέρα"],
  [0.5, "Υπόλοιπο 2026 μετά: 0,5 ημέρες"],
  [0, "Υπόλοιπο 2026 μετά: 0 ημέρες"],
  [-1, "Υπέρβαση υπολοίπου 2026 κατά 1 ημέρα"],
  [-1000.5, "Υπέρβαση υπολοίπου 2026 κατά 1.000,5 ημέρες"],
])("%d days of leave left are written as %s", (days, text) => {
  expect(rangeTexts.left(days, " 2026")).toBe(text);
});
