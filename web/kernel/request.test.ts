import { expect, test } from "vitest";
import { queryText } from "./request.ts";

test.each([
  ["an empty input", {}, ""],
  ["what is absent or null is left out", { a: undefined, b: null, c: 0, d: "" }, "?c=0&d="],
  ["arrays repeat their name", { ids: ["1", "2"], take: 50 }, "?ids=1&ids=2&take=50"],
  [
    "Greek and special characters are escaped",
    { search: "Άννα & Σία" },
    "?search=%CE%86%CE%BD%CE%BD%CE%B1+%26+%CE%A3%CE%AF%CE%B1",
  ],
])("query of an input: %s", (_case, input, text) => {
  expect(queryText(input)).toBe(text);
});
