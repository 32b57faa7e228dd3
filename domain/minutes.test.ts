import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClock, formatEnd, formatDuration, parseClock, parseDuration } from "./minutes.ts";

describe("a time of day", () => {
  it.each([
    [0, "00:00"],
    [450, "07:30"],
    [1_439, "23:59"],
    [1_440, "00:00"],
    [1_800, "06:00"],
    [-30, "23:30"],
  ])("minute %i shows %s", (minute, text) => expect(formatClock(minute)).toBe(text));

  it.each([
    [0, "00:00"],
    [930, "15:30"],
    [1_440, "24:00"],
    [1_470, "00:30"],
  ])("an end at minute %i shows %s", (minute, text) => expect(formatEnd(minute)).toBe(text));

  it.each([
    ["7", 420],
    ["07", 420],
    ["730", 450],
    ["0730", 450],
    ["7:30", 450],
    ["7.30", 450],
    ["07:30", 450],
    [" 7:30 ", 450],
    ["0", 0],
    ["00:00", 0],
    ["1530", 930],
    ["24", 1_440],
    ["24:00", 1_440],
    ["2359", 1_439],
  ])("%j is minute %i", (text, minute) => expect(parseClock(text)).toBe(minute));

  it.each(["", "24:01", "25", "7:60", "7:3", "760", "73", "07300", "-7", "7,30", "7:30π", "1e1"])(
    "%j is not a time",
    (text) => expect(parseClock(text)).toBeNull(),
  );

  it("reads back every minute it shows", () => {
    for (let minute = 0; minute < 1_440; minute += 1) {
      expect(parseClock(formatClock(minute))).toBe(minute);
      expect(parseClock(formatClock(minute).replace(":", ""))).toBe(minute);
    }
  });
});

describe("a duration", () => {
  it.each([
    [0, "0:00"],
    [450, "7:30"],
    [9, "0:09"],
    [-9, "-0:09"],
    [-450, "-7:30"],
    [9_150, "152:30"],
  ])("of %i minutes is %s", (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each([
    ["7", 420],
    [" 40 ", 2_400],
    ["-0:00", 0],
  ])("%j is %i minutes", (text, minutes) => expect(parseDuration(text)).toBe(minutes));

  it.each(["", "7:5", "7:60", "7.30", "7,5", "--7", "1234567:00", ":30"])(
    "%j is not a duration",
    (text) => expect(parseDuration(text)).toBeNull(),
  );

  it("reads back as it is shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toBe(minutes);
      }),
    );
  });
});
