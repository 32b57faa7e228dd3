import { expect, test } from "vitest";
import { longShiftIn, parseRanges, rangesText } from "./planned-ranges.ts";

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
  ["0-24", [{ from: 0, to: 1440 }]],
  ["20-8", [{ from: 1200, to: 1920 }]],
  ["8-32", [{ from: 480, to: 1920 }]],
  ["16:00-31:30", [{ from: 960, to: 1890 }]],
  ["22-6", [{ from: 1320, to: 1800 }]],
  ["0700-1500", [{ from: 420, to: 900 }]],
  ["7-24", [{ from: 420, to: 1440 }]],
  ["14-26", [{ from: 840, to: 1560 }]],
  ["7-25:00!", [{ from: 420, to: 1500 }]],
])("%j is read, and its written form reads the same", (text, ranges) => {
  expect(parseRanges(text)).toEqual(ranges);
  expect(parseRanges(rangesText(ranges))).toEqual(ranges);
});

test.each([
  "πρωί",
  "7:30",
  "7:30-",
  "7-8-9",
  "25:00-26:00",
  "24:00-06:00",
  "7-50",
  "25-7",
  "24-7",
  "7:60-15",
])("%j cannot be read", (text) => {
  expect(parseRanges(text)).toBeNull();
});

test.each([
  ["7-3", { from: 420, to: 1620 }],
  ["8-12, 20-9", { from: 1200, to: 1980 }],
  ["8-8", { from: 480, to: 1920 }],
  ["7-25:00", { from: 420, to: 1500 }],
  ["9:30-27", { from: 570, to: 1620 }],
])("%j would last longer than a night, and is read so only when written out", (text, shift) => {
  expect([parseRanges(text), longShiftIn(text)]).toEqual([null, expect.objectContaining(shift)]);
  expect([parseRanges(rangesText([shift])), longShiftIn(rangesText([shift]))]).toEqual([
    [shift],
    null,
  ]);
});
