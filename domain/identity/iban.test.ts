import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cleanIban, formatIban, maskIban, refusalToIban, type IbanRefusal } from "./iban.ts";

const greek = [
  "GR1601101250000000012300695",
  "GR8801401010000000000000001",
  "GR2301720000000000000000002",
  "GR2802600010000000000000003",
  "GR8209710000000000000000004",
];
const foreign = ["DE89370400440532013000", "NO9386011117947", "MT84MALT011000012345MTLCAST001S"];

it.each([...greek, ...foreign])("%s is an IBAN", (iban) => expect(refusalToIban(iban)).toBeNull());

it.each<[IbanRefusal, string]>([
  ["iban", "GR1601101250000000012300696"],
  ["iban-length", "GR160110125000000001230069"],
  ["iban-length", "GR16011012500000000123006950"],
  ["iban", "GR56A1101250000000012300695"],
  ["iban", "gr1601101250000000012300695"],
  ["iban", "GR16 0110 1250 0000 0001 2300 695"],
  ["iban", "DE89370400440532013001"],
  ["iban-length", "DE4200000000000000000"],
  ["iban-length", "NO938601111794"],
  ["iban-length", "GR16"],
  ["iban-country", "US1601101250000000012300695"],
  ["iban-country", "EL1601101250000000012300695"],
  ["iban", "1601101250000000012300695"],
  ["iban", "ΓΡ1601101250000000012300695"],
  ["iban", ""],
])("%s: %j is not an IBAN", (refusal, text) => expect(refusalToIban(text)).toBe(refusal));

/** An account of zeros, as the rest of an IBAN of `length` characters; its check digits by the rule of ISO 7064. */
function zeros(country: string, length: number): string {
  const rest = "0".repeat(length - 4);
  const letters = country.replace(/./g, (letter) => String(Number.parseInt(letter, 36)));
  const check = 98n - (BigInt(`${rest}${letters}00`) % 97n);
  return `${country}${String(check).padStart(2, "0")}${rest}`;
}

it.each([
  [15, "NO"],
  [16, "BE"],
  [18, "DK FI FK FO GL NL SD"],
  [19, "MK SI"],
  [20, "AT BA EE KZ LT LU MN XK"],
  [21, "CH HR LI LV"],
  [22, "BG BH CR DE GB GE IE ME RS VA"],
  [23, "AE GI IL IQ OM SO TL"],
  [24, "AD CZ ES MD PK RO SA SE SK TN VG"],
  [25, "LY PT ST"],
  [26, "IS TR"],
  [27, "BI DJ FR GR IT MC MR SM"],
  [28, "AL AZ BY CY DO GT HN HU LB NI PL SV"],
  [29, "BR EG PS QA UA"],
  [30, "JO KW MU YE"],
  [31, "MT SC"],
  [32, "LC"],
  [33, "RU"],
])("%i characters is the only length accepted for %s", (length, countries) => {
  for (const country of countries.split(" ")) {
    expect([country, refusalToIban(zeros(country, length))]).toEqual([country, null]);
    for (const other of [length - 1, length + 1])
      expect([country, refusalToIban(zeros(country, other))]).toEqual([country, "iban-length"]);
  }
});

it("check digits under 02 or over 98 are refused, even if the sum is right", () => {
  const [low, high] = [numbered("02"), numbered("98")];
  expect([low, high].map(refusalToIban)).toEqual([null, null]);
  expect(refusalToIban(low.replace("GR02", "GR99"))).toBe("iban");
  expect(refusalToIban(high.replace("GR98", "GR01"))).toBe("iban");
  expect(refusalToIban(numbered("97").replace("GR97", "GR00"))).toBe("iban");
});

/** The first Greek IBAN of zeros and a number that has these check digits. */
function numbered(check: string): string {
  const found = Array.from({ length: 97 }, (_, n) => `GR${check}${String(n).padStart(23, "0")}`);
  return found.find((iban) => refusalToIban(iban) === null) ?? "";
}

it("an IBAN is cleaned as typed and formatted in groups of four", () => {
  const cleaned = "GR1601101250000000012300695";
  expect(cleanIban(" gr16 0110 1250 0000 0001 2300 695")).toBe(cleaned);
  expect(cleanIban("ΓΡ16 0110 1250 0000 0001 2300 695")).toBe(cleaned);
  expect(formatIban(cleaned)).toBe("GR16 0110 1250 0000 0001 2300 695");
  expect(formatIban("NO93860111179470")).toBe("NO93 8601 1117 9470");
  expect(maskIban("NO93860111179470")).toBe("NO••••••••••9470");
});

it("every single wrong digit is detected, and the printed form reads back", () => {
  const place = fc.integer({ min: 2, max: 26 });
  fc.assert(
    fc.property(
      fc.constantFrom(...greek),
      place,
      fc.integer({ min: 1, max: 9 }),
      (iban, at, by) => {
        const wrong = iban.slice(0, at) + ((Number(iban[at]) + by) % 10) + iban.slice(at + 1);
        expect(refusalToIban(wrong)).toBe("iban");
        expect(cleanIban(formatIban(iban))).toBe(iban);
      },
    ),
  );
});
