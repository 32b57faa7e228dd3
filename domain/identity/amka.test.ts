import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cleanAmka, maskAmka, refusalToAmka } from "./amka.ts";

const valid = ["01018012342", "15029200035", "29077500188", "31129900457", "05050100220"];

it.each(valid)("%s is a social-security number", (amka) => expect(refusalToAmka(amka)).toBeNull());

it.each([
  ["32018012345", "amka-format"],
  ["01138012345", "amka-format"],
  ["29029912345", "amka-format"],
  ["0101801234", "amka-format"],
  ["010180123422", "amka-format"],
  ["00000000000", "amka-format"],
  ["0101801234α", "amka-format"],
  ["01018012346", "amka-checksum"],
])("%s is refused for its %s", (amka, refusal) => expect(refusalToAmka(amka)).toBe(refusal));

it("an AMKA agrees with the birth date in either century", () => {
  expect(refusalToAmka("01018012342", "1980-01-01")).toBeNull();
  expect(refusalToAmka("05050100220", "2001-05-05")).toBeNull();
  expect(refusalToAmka("05050100220", "1901-05-05")).toBeNull();
  expect(refusalToAmka("01018012342", null)).toBeNull();
  expect(refusalToAmka("01018012342", "1980-01-02")).toBe("amka-birth-date");
  expect(refusalToAmka("01018012342", "1981-01-01")).toBe("amka-birth-date");
  expect(refusalToAmka("01018012346", "1980-01-02")).toBe("amka-checksum");
});

it("29 February is accepted if either century has it", () => {
  const ofLeapYear = Array.from({ length: 10 }, (_, digit) => `2902000001${digit}`);
  expect(ofLeapYear.filter((amka) => refusalToAmka(amka) === null)).toHaveLength(1);
});

it.each([
  ["01018012342", "•••••••2342"],
  ["12345", "•2345"],
  ["", ""],
])("%j is masked as %j", (amka, masked) => expect(maskAmka(amka)).toBe(masked));

it("cleaning removes spaces and hyphens", () => {
  expect(cleanAmka(" 010180-1234 2")).toBe("01018012342");
  expect(cleanAmka("\u202A01018012342\u202C")).toBe("01018012342");
});

it("every single wrong digit is detected", () => {
  const place = fc.integer({ min: 0, max: 10 });
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      place,
      fc.integer({ min: 1, max: 9 }),
      (amka, at, by) => {
        const wrong = amka.slice(0, at) + ((Number(amka[at]) + by) % 10) + amka.slice(at + 1);
        expect(refusalToAmka(wrong)).not.toBeNull();
      },
    ),
  );
});
