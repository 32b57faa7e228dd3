import { expect, test } from "vitest";
import { changeText } from "./history-words.ts";

const [one, other] = [
  "018f3c1e-0000-7000-8000-000000000001",
  "018f3c1e-0000-7000-8000-000000000002",
];

test.each([
  ["Πρωινό", "Απογευματινό", "Ωράριο: Πρωινό → Απογευματινό"],
  [null, "Πρωινό", "Ωράριο: Πρωινό"],
  ["Πρωινό", null, "Ωράριο: Πρωινό → –"],
  [one, other, "Ωράριο"],
  ["Πρωινό", other, "Ωράριο"],
])("a schedule changed from %s to %s reads «%s»", (before, after, text) => {
  expect(changeText({ field: "scheduleId", before, after }, "Ωράριο", {})).toBe(text);
});
