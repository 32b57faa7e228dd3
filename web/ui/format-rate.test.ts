import { expect, test } from "vitest";
import { formatRate } from "./format-rate.ts";

test.each([
  ["monthly", "1250.00", "1.250,00\u00a0€/μήνα"],
  ["daily", "46.00", "46,00\u00a0€/ημέρα"],
  ["hourly", "6.50", "6,50\u00a0€/ώρα"],
  ["presence", "30.00", "30,00\u00a0€/παρουσία"],
  ["none", "0.00", "Χωρίς αμοιβή"],
] as const)("a %s rate says what it is paid for", (payBasis, rate, text) => {
  expect(formatRate({ payBasis, rate })).toBe(text);
});
