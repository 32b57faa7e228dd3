import { expect, test } from "vitest";
import { firstPruning } from "./logs.ts";

test.each([
  ["from today, after tonight's run", "2026-03-18", 200, ["2026-03-19", "2026-03-08"]],
  ["from today, before tonight's run", "2026-03-18", 199, ["2026-03-18", "2026-03-07"]],
  ["from tomorrow", "2026-03-19", 600, ["2026-03-19", "2026-03-08"]],
  ["from a later day", "2026-03-25", 600, ["2026-03-25", "2026-03-14"]],
])("first pruning of a log kept for ten days: %s", (_, validFrom, minute, [on, upTo]) => {
  const found = firstPruning({ days: 10, validFrom }, { today: "2026-03-18", minute });
  expect(found).toEqual({ on, upTo });
});
