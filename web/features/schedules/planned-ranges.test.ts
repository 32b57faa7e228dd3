import { expect, test } from "vitest";
import { parseRanges, rangesText } from "./planned-ranges.ts";

test.each([
  ["", []],
  ["07:30-15:30", [{ from: 450, to: 930 }]],
  ["730 – 1530", [{ from: 450, to: 930 }]],
  [
    "8-12, 17.30-20",
    [
      { from: 480, to: 720 },
      { from: 1050, to: 1200 },
    ],
  ],
  ["22:00-06:00", [{ from: 1320, to: 1800 }]],
  ["16:00-24:00", [{ from: 960, to: 1440 }]],
])("%j is read, and written so that it reads the same", (text, ranges) => {
  expect(parseRanges(text)).toEqual(ranges);
  expect(parseRanges(rangesText(ranges))).toEqual(ranges);
});

test.each(["πρωί", "7:30", "7:30-", "7-8-9", "25:00-26:00", "24:00-06:00"])(
  "%j cannot be read",
  (text) => {
    expect(parseRanges(text)).toBeNull();
  },
);
