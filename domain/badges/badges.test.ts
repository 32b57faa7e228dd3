import { expect, test } from "vitest";
import { badgeCodeOf, isBadgeCode } from "./badge-code.ts";
import { refusalToPin } from "./pin.ts";

const code = badgeCodeOf(Uint8Array.from({ length: 26 }, (_, index) => index * 9));

test.each([
  ["a generated code", code, true],
  ["one letter short", code.slice(0, -1), false],
  ["another prefix", code.replace("PARON", "MARON"), false],
  ["a letter that is never used", `${code.slice(0, -1)}I`, false],
  ["a web address", "https://www.example.gr/menu", false],
])("%s", (_case, text, expected) => {
  expect(isBadgeCode(text)).toBe(expected);
});

test.each([
  ["4071", null],
  ["40718253", null],
  ["407", "pin-form"],
  ["407182531", "pin-form"],
  ["40a1", "pin-form"],
  ["0000", "pin-easy"],
  ["3456", "pin-easy"],
  ["87654", "pin-easy"],
])("PIN %s", (pin, refusal) => {
  expect(refusalToPin(pin)).toBe(refusal);
});
