import { expect, test } from "vitest";
import { currentVersion, isOlder, versions } from "./releases.ts";

test.each([
  ["1.0.0", "1.0.1", true],
  ["1.9.0", "1.10.0", true],
  ["0.9.9", "1.0.0", true],
  ["1.0.0", "1.0.0", false],
  ["2.0.0", "1.9.9", false],
  ["no version", "0.0.0", true],
  ["1.0", "0.8.0", true],
])("%s is older than %s: %s", (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});

test("releases are listed newest first", () => {
  expect(versions[0]).toBe(currentVersion);
  expect(versions.slice(1).every((version, at) => isOlder(version, versions[at] ?? ""))).toBe(true);
});
