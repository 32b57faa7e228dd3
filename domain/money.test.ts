import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsToDecimal, decimalToCents, formatCents, parseCents } from "./money.ts";

const cents = fc.maxSafeInteger();

describe("an amount", () => {
  it.each([
    ["1.234,56", 123_456],
    ["1234,56", 123_456],
    ["1234.56", 123_456],
    ["1.234", 123_400],
    ["1.234.567", 123_456_700],
    ["1.234.567,8", 123_456_780],
    ["12", 1_200],
    ["12,5", 1_250],
    ["12.5", 1_250],
    ["0,05", 5],
    ["-0,05", -5],
    ["-1.234,50", -123_450],
    [" 7,00\u00a0", 700],
    ["-0", 0],
  ])("%j is %i cents", (text, expected) => expect(parseCents(text)).toBe(expected));

  it.each([
    "",
    "1,234",
    "1,234.56",
    "1.23.456",
    "1234.567",
    "12.34,56",
    "1.2345,00",
    "12 34",
    "12€",
    ",50",
    "5,",
    "1e3",
    "99999999999999999",
  ])("%j is not an amount", (text) => expect(parseCents(text)).toBeNull());

  it.each([
    [0, "0,00", "0.00"],
    [5, "0,05", "0.05"],
    [-5, "-0,05", "-0.05"],
    [99_999, "999,99", "999.99"],
    [100_000, "1.000,00", "1000.00"],
    [123_456, "1.234,56", "1234.56"],
    [-123_450, "-1.234,50", "-1234.50"],
    [-10_000, "-100,00", "-100.00"],
    [123_456_789_012, "1.234.567.890,12", "1234567890.12"],
  ])("of %i cents shows as %s and is sent as %s", (amount, text, decimal) => {
    expect(formatCents(amount)).toBe(text);
    expect(centsToDecimal(amount)).toBe(decimal);
  });

  it.each([
    ["1234.56", 123_456],
    ["1234.5", 123_450],
    ["1234", 123_400],
    ["-0.00", 0],
    ["1234,56", null],
    ["1.234", null],
    ["", null],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER],
    ["90071992547409.92", null],
  ])("%s is received as %j cents", (decimal, expected) =>
    expect(decimalToCents(decimal)).toBe(expected),
  );

  it("reads back as it is shown", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseCents(formatCents(amount))).toBe(amount);
        expect(parseCents(centsToDecimal(amount))).toBe(amount);
        expect(decimalToCents(centsToDecimal(amount))).toBe(amount);
      }),
    );
  });
});
