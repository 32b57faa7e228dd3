import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

test.each([
  ["paid", "partial", "Μέρος των αποδοχών"],
  ["requiresApproval", false, "Όχι"],
  ["maxPerYear", 12.5, "12,5"],
  ["maxPerYear", null, "–"],
  ["carryOverUntil", null, "–"],
])("in a comparison of reasons, %s with %j reads as %s", (field, value, words) => {
  expect(reasonWords[field]?.(value)).toBe(words);
});
