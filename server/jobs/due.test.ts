import { expect, test } from "vitest";
import { dailyAt, everyMinutes, nextDueAt } from "./due.ts";

test.each([
  ["every 5 minutes", everyMinutes(5), "2026-03-18T09:58:30Z", "2026-03-18T10:00:00Z"],
  [
    "at the due instant, the following one",
    everyMinutes(5),
    "2026-03-18T10:00:00Z",
    "2026-03-18T10:05:00Z",
  ],
  ["later today", dailyAt(23 * 60), "2026-03-18T10:00:00Z", "2026-03-18T21:00:00Z"],
  ["tomorrow", dailyAt(60), "2026-03-18T10:00:00Z", "2026-03-18T23:00:00Z"],
  ["across the night of 25 hours", dailyAt(60), "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
])("next time a job is due: %s", (_, dueAt, now, expected) => {
  expect(nextDueAt({ dueAt }, new Date(now))).toEqual(new Date(expected));
});
