import { expect, test } from "vitest";
import { mayReload } from "./reload-once.ts";

test.each([
  ["the first time", null, 50_000, true],
  ["not again within ten seconds", 50_000, 59_999, false],
  ["again after ten seconds", 50_000, 60_000, true],
  ["after the clock was set back", 90_000, 50_000, true],
])("K-03 a page reloads by itself: %s", (_case, last, now, may) => {
  expect(mayReload(last, now)).toBe(may);
});
