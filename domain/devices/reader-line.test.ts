import { expect, test } from "vitest";
import { readerLineOf, readerTimeOf } from "./reader-line.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const lineOf = (time: string) => {
  const line = readerLineOf(`1042\t${time}\t0\t1\t0`);
  if (line === null) throw new Error(`No line: ${time}`);
  return line;
};

test.each([
  ["1042\t2026-03-18 07:31:05\t0\t15\t0\t0\t0", { pin: "1042", wallMinute: 451, second: 5 }],
  ["1042\t2026-03-18 07:31:05", { status: "" }],
  ["1042 2026-03-18 07:31:05 0", null],
  ["1042\t2026-02-30 07:31:05\t0", null],
  ["1042\t2026-03-18 24:00:00\t0", null],
  ["10'42\t2026-03-18 07:31:05\t0", null],
  ["\t2026-03-18 07:31:05\t0", null],
  ["", null],
])("the line %j reads as %j", (text, expected) => {
  const read = readerLineOf(text);
  if (expected === null) expect(read).toBeNull();
  else expect(read).toMatchObject(expected);
});

const hour = 3_600_000;

test.each([
  ["winter", "2026-03-18 07:30", "2026-03-18T05:30:04", true, "2026-03-18T05:30", 4000, null],
  ["summer", "2026-07-01 07:30", "2026-07-01T04:30", true, "2026-07-01T04:30", 0, null],
  ["received late", "2026-03-18 07:30", "2026-03-18T09:30", false, "2026-03-18T05:30", 0, null],
  ["a slow clock", "2026-03-18 06:30", "2026-03-18T05:30", true, "2026-03-18T04:30", hour, "clock"],
  [
    "a fast clock",
    "2026-03-18 08:30",
    "2026-03-18T05:30",
    false,
    "2026-03-18T06:30",
    -hour,
    "clock",
  ],
  ["months old", "2026-01-05 07:30", "2026-03-18T05:30", false, "2026-01-05T05:30", 0, "clock"],
  [
    "the skipped hour",
    "2026-03-29 03:30",
    "2026-03-29T01:30",
    true,
    "2026-03-29T01:30",
    0,
    "clock",
  ],
  [
    "repeated hour, first time",
    "2026-10-25 03:30",
    "2026-10-25T00:30:01",
    false,
    "2026-10-25T00:30",
    0,
    null,
  ],
  [
    "repeated hour, second time",
    "2026-10-25 03:30",
    "2026-10-25T01:30",
    true,
    "2026-10-25T01:30",
    0,
    null,
  ],
  [
    "repeated hour, later",
    "2026-10-25 03:30",
    "2026-10-25T08:00",
    false,
    "2026-10-25T00:30",
    0,
    "repeated-hour",
  ],
] as const)(
  "%s: %s arriving at %s (live: %s)",
  (_case, time, now, isLive, read, offsetMs, doubt) => {
    expect(readerTimeOf(lineOf(`${time}:00`), at(now), isLive)).toEqual({
      at: at(read),
      offsetMs,
      doubt,
    });
  },
);
