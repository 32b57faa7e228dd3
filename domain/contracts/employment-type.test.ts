import { expect, it } from "vitest";
import { employmentType, employmentTypes } from "./employment-type.ts";

it("each id and each key exists once", () => {
  expect(new Set(employmentTypes.map(({ id }) => id)).size).toBe(employmentTypes.length);
  expect(new Set(employmentTypes.map(({ key }) => key)).size).toBe(employmentTypes.length);
});

it.each([
  [1, "permanent", "public", "public"],
  [3, "private-law-indefinite", "public", "public"],
  [2, "private-law-fixed-term", "private", "private"],
  [8, "work-contract", "none", "none"],
  [22, "trainee", "programme", "private"],
])("%i is %s, leave %s, working time %s", (id, key, leave, work) => {
  expect(employmentType(id)).toMatchObject({ key, leave, work });
});

it("unknown ids have no type", () => expect(employmentType(999)).toBeNull());
