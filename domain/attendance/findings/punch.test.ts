import { describe, expect, it } from "vitest";
import { instantAt } from "../../calendar/zone.ts";
import { whole } from "../testing.ts";
import { dayOf, inputsOf } from "./testing.ts";

const monday = "2026-01-05";

const punch = (
  second: number,
  clockOffsetSeconds: number | null = null,
  distanceMeters: number | null = null,
) => ({
  at: new Date(Date.parse(instantAt(monday, 450)) + second * 1000).toISOString(),
  clockOffsetSeconds,
  distanceMeters,
});

describe("punches", () => {
  it.each([
    ["R10", [punch(0), punch(61), punch(500)], []],
    ["R10", [punch(200), punch(0), punch(60), punch(61)], [{ count: 1, seconds: 60 }]],
    ["R10", [punch(0), punch(10), punch(20)], [{ count: 2, seconds: 60 }]],
    ["R19", [punch(0, 120), punch(100, -120), punch(200)], []],
    ["R19", [punch(0, 130), punch(100, -300)], [{ offsetSeconds: -300, mostSeconds: 120 }]],
    ["R20", [punch(0, null, 200), punch(100)], []],
    [
      "R20",
      [punch(0, null, 201), punch(100, null, 1500)],
      [{ distanceMeters: 1500, mostMeters: 200 }],
    ],
  ])("%s of %j", (rule, punches, expected) => {
    expect(inputsOf(rule, dayOf(monday, [whole()], { punches }))).toEqual(expected);
  });
});
