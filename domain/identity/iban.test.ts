import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cleanIban, formatIban, maskIban, refusalToIban } from "./iban.ts";

const greek = [
  "GR1601101250000000012300695",
  "GR8801401010000000000000001",
  "GR2301720000000000000000002",
  "GR2802600010000000000000003",
  "GR8209710000000000000000004",
];
const foreign = ["DE89370400440532013000", "NO9386011117947", "MT84MALT011000012345MTLCAST001S"];

it.each([...greek, ...foreign])("%s is an IBAN", (iban) => expect(refusalToIban(iban)).toBeNull());

it.each([
  "GR1601101250000000012300696",
  "GR160110125000000001230069",
  "GR16011012500000000123006950",
  "GR56A1101250000000012300695",
  "gr1601101250000000012300695",
  "GR16 0110 1250 0000 0001 2300 695",
  "DE89370400440532013001",
  "NO938601111794",
  "1601101250000000012300695",
  "ΓΡ1601101250000000012300695",
  "",
])("%j is none", (text) => expect(refusalToIban(text)).toBe("iban"));

it("is cleaned as typed and printed in groups of four", () => {
  const cleaned = "GR1601101250000000012300695";
  expect(cleanIban(" gr16 0110 1250 0000 0001 2300 695")).toBe(cleaned);
  expect(formatIban(cleaned)).toBe("GR16 0110 1250 0000 0001 2300 695");
  expect(formatIban("NO93860111179470")).toBe("NO93 8601 1117 9470");
  expect(maskIban("NO93860111179470")).toBe("NO••••••••••9470");
});

it("gives away every single wrong digit and reads back what is printed", () => {
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
