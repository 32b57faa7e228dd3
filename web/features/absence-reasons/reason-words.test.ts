import { expect, test } from "vitest";
import { reasonWords } from "./reason-words.ts";

test.each([
  ["paid", "partial", "Μέρος των αποδοχών"],
  ["requiresApproval", false, "Όχι"],
  ["maxPerYear", 12.5, "12,5"],
  ["maxPerYear", null, "–"],
  ["carryOverUntil", null, "–"],
])("of a reason, %s that is %j reads in a comparison: %s", (field, value, words) => {
  expect(reasonWords[field]?.(value)).toBe(words);
});
