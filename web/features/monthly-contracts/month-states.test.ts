import { expect, test } from "vitest";
import { recordedShare } from "./month-states.ts";

test.each([
  ["all computed", { plannedDays: 40, pendingDays: 8, missingDays: 2 }, 0.75],
  ["a month not computed", { plannedDays: null, pendingDays: null, missingDays: null }, null],
  ["nothing planned", { plannedDays: 0, pendingDays: 0, missingDays: 0 }, null],
])("the share of recorded days with %s", (_, row, share) => {
  expect(recordedShare(row)).toBe(share);
});
