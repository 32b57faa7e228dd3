import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./day.ts";
import {
  dayAt,
  dayLength,
  elapsedMinute,
  instantAt,
  midnightOf,
  minuteAt,
  wallMinute,
  wallTimeAt,
} from "./zone.ts";

const days = fc
  .date({ min: new Date("1981-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nightsOfChange = fc.constantFrom(
  "2026-03-28",
  "2026-03-29",
  "2026-10-24",
  "2026-10-25",
  "2026-10-26",
);
const anyDay = fc.oneof(days, nightsOfChange);
const minutes = fc.integer({ min: 0, max: 2_880 });

describe("midnight in Athens", () => {
  it.each([
    ["2026-01-15", "2026-01-14T22:00:00.000Z"],
    ["2026-07-15", "2026-07-14T21:00:00.000Z"],
    ["2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["2026-03-30", "2026-03-29T21:00:00.000Z"],
    ["2026-10-25", "2026-10-24T21:00:00.000Z"],
    ["2026-10-26", "2026-10-25T22:00:00.000Z"],
    ["2026-01-01", "2025-12-31T22:00:00.000Z"],
  ])("%s begins at %s", (day, instant) => {
    expect(midnightOf(day)).toBe(Date.parse(instant));
    expect(instantAt(day, 0)).toBe(instant);
    expect(dayAt(instant)).toBe(day);
    expect(dayAt(new Date(Date.parse(instant) - 1).toISOString())).toBe(addDays(day, -1));
  });

  it.each([
    ["2026-03-28", 1_440],
    ["2026-03-29", 1_380],
    ["2026-03-30", 1_440],
    ["2026-10-24", 1_440],
    ["2026-10-25", 1_500],
    ["2026-10-26", 1_440],
    ["2025-03-30", 1_380],
    ["2027-10-31", 1_500],
  ])("%s lasts %i minutes", (day, length) => expect(dayLength(day)).toBe(length));
});

describe("a night shift from 22:00 to 06:00", () => {
  it.each([
    ["2026-01-14", 480],
    ["2026-03-28", 420],
    ["2026-10-24", 540],
  ])("that begins on %s lasts %i minutes", (day, length) => {
    const from = elapsedMinute(day, 22 * 60) ?? Number.NaN;
    const to = elapsedMinute(day, 30 * 60) ?? Number.NaN;
    expect(to - from).toBe(length);
    expect(Date.parse(instantAt(day, to)) - Date.parse(instantAt(day, from))).toBe(length * 60_000);
    expect([wallMinute(day, from), wallMinute(day, to)]).toEqual([22 * 60, 30 * 60]);
  });
});

describe("the hour of the clock change", () => {
  it.each([
    ["2026-03-29", 179, 179, 179],
    ["2026-03-29", 180, null, null],
    ["2026-03-29", 210, null, null],
    ["2026-03-29", 239, null, null],
    ["2026-03-29", 240, 180, 180],
    ["2026-03-28", 1_650, null, null],
    ["2026-03-28", 1_680, 1_620, 1_620],
    ["2026-10-25", 179, 179, 179],
    ["2026-10-25", 180, 180, 240],
    ["2026-10-25", 210, 210, 270],
    ["2026-10-25", 239, 239, 299],
    ["2026-10-25", 240, 300, 300],
    ["2026-10-24", 1_650, 1_650, 1_710],
    ["2026-10-26", 210, 210, 210],
  ])("%s, wall minute %i", (day, wall, first, second) => {
    expect(elapsedMinute(day, wall)).toBe(first);
    expect(elapsedMinute(day, wall, "second")).toBe(second);
  });

  it("03:00 of the spring change shows as 04:00", () => {
    expect(wallMinute("2026-03-29", 179)).toBe(179);
    expect(wallMinute("2026-03-29", 180)).toBe(240);
  });

  it("03:30 of the autumn change shows twice, an hour apart", () => {
    expect(wallMinute("2026-10-25", 210)).toBe(210);
    expect(wallMinute("2026-10-25", 270)).toBe(210);
    expect(instantAt("2026-10-25", 210)).toBe("2026-10-25T00:30:00.000Z");
    expect(instantAt("2026-10-25", 270)).toBe("2026-10-25T01:30:00.000Z");
  });
});

describe("an instant", () => {
  it("drops the seconds of a punch", () => {
    expect(minuteAt("2026-01-15", "2026-01-15T05:29:59.999Z")).toBe(449);
    expect(minuteAt("2026-01-15", "2026-01-15T07:30:00+02:00")).toBe(450);
    expect(minuteAt("2026-01-15", "2026-01-14T21:59:30.000Z")).toBe(-1);
  });

  it("is written in wall time with its offset from UTC", () => {
    expect(wallTimeAt("2026-01-15T22:30:05.999Z")).toBe("2026-01-16T00:30:05+02:00");
    expect(wallTimeAt("2026-10-25T00:59:59.000Z")).toBe("2026-10-25T03:59:59+03:00");
    expect(wallTimeAt("2026-10-25T01:00:00.000Z")).toBe("2026-10-25T03:00:00+02:00");
  });

  it("is recovered from its day and minute", () => {
    fc.assert(
      fc.property(anyDay, minutes, (day, minute) => {
        expect(minuteAt(day, instantAt(day, minute))).toBe(minute);
      }),
    );
  });

  it("belongs to its day exactly until the day ends", () => {
    fc.assert(
      fc.property(anyDay, minutes, (day, minute) => {
        const expected = minute < dayLength(day) ? day : addDays(day, 1);
        fc.pre(minute < dayLength(day) + dayLength(addDays(day, 1)));
        expect(dayAt(instantAt(day, minute))).toBe(expected);
      }),
    );
  });

  it("shows the same wall clock as the system's formatter", () => {
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Athens",
      timeStyle: "short",
    });
    fc.assert(
      fc.property(anyDay, minutes, (day, minute) => {
        const wall = wallMinute(day, minute) % 1_440;
        const wallTime = `${String(Math.floor(wall / 60)).padStart(2, "0")}:${String(wall % 60).padStart(2, "0")}`;
        expect(clock.format(new Date(instantAt(day, minute)))).toBe(wallTime);
      }),
    );
  });

  it("is one of the readings of its wall clock", () => {
    fc.assert(
      fc.property(anyDay, minutes, (day, minute) => {
        const wall = wallMinute(day, minute);
        expect([elapsedMinute(day, wall, "first"), elapsedMinute(day, wall, "second")]).toContain(
          minute,
        );
      }),
    );
  });
});
