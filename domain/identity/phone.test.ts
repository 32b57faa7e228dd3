import { expect, it } from "vitest";
import { cleanPhone, refusalToPhone } from "./phone.ts";

it.each([
  ["6912345678", "6912345678"],
  ["+30 691 234 5678", "6912345678"],
  ["0030 210-123.4567", "2101234567"],
  ["(210) 1234567", "2101234567"],
  ["+357 22 123456", "+35722123456"],
  ["00357/22123456", "+35722123456"],
])("%j is the number %s", (text, cleaned) => {
  expect(cleanPhone(text)).toBe(cleaned);
  expect(refusalToPhone(cleaned)).toBeNull();
});

it.each([
  "691234567",
  "69123456789",
  "7101234567",
  "112",
  "+0123456789",
  "+1234567890123456",
  "210123456a",
  "",
])("%j is not a phone number", (text) => expect(refusalToPhone(text)).toBe("phone"));
