import { expect, it } from "vitest";
import { isBirthDate } from "./birth-date.ts";

it.each([
  ["1899-12-31", false],
  ["1900-01-01", true],
  ["1992-02-15", true],
  ["2026-03-18", true],
  ["2026-03-19", false],
  ["2092-02-15", false],
])("on 18 March 2026 an employee may be born on %s: %s", (day, is) =>
  expect(isBirthDate(day, "2026-03-18")).toBe(is),
);
