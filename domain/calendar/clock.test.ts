import { expect, test } from "vitest";
import { clockAt } from "./clock.ts";

test.each([
  ["in winter", "2026-01-15T05:30:00Z", "07:30"],
  ["in summer", "2026-07-15T04:30:59Z", "07:30"],
  ["just after midnight", "2026-07-14T21:05:00Z", "00:05"],
  ["before the hour that autumn repeats", "2026-10-25T00:30:00Z", "03:30"],
  ["in the hour that autumn repeats", "2026-10-25T01:30:00Z", "03:30"],
  ["after the hour that spring skips", "2026-03-29T01:00:00Z", "04:00"],
])("the clock in Athens %s", (_when, instant, clock) => {
  expect(clockAt(instant)).toBe(clock);
});
