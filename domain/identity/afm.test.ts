import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanAfm, isAfm, refusalToAfm } from "./afm.ts";

const valid = [
  "094187530",
  "028233026",
  "123456783",
  "150217949",
  "999800187",
  "010509832",
  "801234560",
  "100000027",
  "069484970",
  "555777003",
  "555777015",
  "555777039",
  "555777040",
  "555777052",
  "555777501",
];

it.each(valid)("%s is a tax number", (afm) => {
  expect(refusalToAfm(afm)).toBeNull();
  expect(isAfm(afm)).toBe(true);
});

it.each(["123456789", "111111111", "094187531", "999999999", "069484979", "000000000"])(
  "%s has the wrong check digit",
  (afm) => {
    expect(refusalToAfm(afm)).toBe("afm-checksum");
    expect(isAfm(afm)).toBe(false);
  },
);

it.each([
  "12345678",
  "1234567890",
  "12345678Α",
  "",
  "EL094187530",
  "094 187 530",
  " 094187530",
  "٠٩٤١٨٧٥٣٠",
])("%j has the wrong format", (text) => expect(refusalToAfm(text)).toBe("afm-format"));

it.each([
  [" 094 187 530 ", "094187530"],
  ["EL094187530", "094187530"],
  ["\u200E094187530\u200B", "094187530"],
  ["gr 094187530", "094187530"],
  ["ΕΛ094187530", "094187530"],
  ["ελ 094187530", "094187530"],
  ["94187530", "94187530"],
  ["ΑΒ094187530", "ΑΒ094187530"],
])("%j is cleaned to %s", (text, cleaned) => expect(cleanAfm(text)).toBe(cleaned));

describe("the check digit", () => {
  const prefix = fc.integer({ min: 1, max: 99_999_999 }).map((n) => String(n).padStart(8, "0"));
  const weights = [256, 128, 64, 32, 16, 8, 4, 2];
  const remainderOf = (afm: string) =>
    weights.reduce((sum, weight, place) => sum + weight * Number(afm[place]), 0) % 11;

  it("is exactly one of the ten digits for every prefix", () => {
    fc.assert(
      fc.property(prefix, (first) => {
        const fitting = Array.from({ length: 10 }, (_, digit) => `${first}${digit}`).filter(isAfm);
        expect(fitting).toEqual([`${first}${remainderOf(first) % 10}`]);
      }),
    );
  });

  it("detects every single wrong digit, except where remainders 0 and 10 share a digit", () => {
    const place = fc.integer({ min: 0, max: 8 });
    const step = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(prefix, place, step, (first, at, by) => {
        const afm = `${first}${remainderOf(first) % 10}`;
        const wrong = afm.slice(0, at) + ((Number(afm[at]) + by) % 10) + afm.slice(at + 1);
        const shared =
          [remainderOf(afm), remainderOf(wrong)].toSorted((a, b) => a - b).join() === "0,10";
        expect(isAfm(wrong)).toBe(shared && wrong !== "000000000");
      }),
      { numRuns: 2_000 },
    );
  });
});
