import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPlanned, likeYesterday } from "./fill.ts";
import { refusalToIntervals } from "./refusal.ts";
import {
  anyIntervals,
  anyPlan,
  away,
  catalogue,
  leave,
  plan,
  resultOf,
  timed,
  whole,
} from "./testing.ts";
import type { DayPlan, Interval } from "./types.ts";

const early = plan("7:30-15:30");
const late = plan("9:00-17:00");
const free = plan("");

it("filling as planned leaves no deviation on a working day, and a day off empty", () => {
  expect(resultOf(asPlanned(late), { plan: late })).toMatchObject({
    label: "present",
    workedMinutes: 480,
    balanceMinutes: 0,
  });
  expect(asPlanned(late).map(({ mark }) => mark)).toEqual(["plan"]);
  expect(asPlanned(free)).toEqual([]);
});

describe("like yesterday", () => {
  it.each<[string, Interval[], DayPlan, DayPlan, Interval[]]>([
    ["the same times", [timed("7:23-15:38")], early, early, [timed("7:23-15:38")]],
    ["times moved with the plan", [timed("7:23-15:38")], early, late, [timed("8:53-17:08")]],
    ["a whole day", [leave("annual")], early, late, [leave("annual")]],
    [
      "hours of leave",
      [whole(), away("8:00-9:00", "annual")],
      early,
      late,
      [whole(), away("9:30-10:30", "annual")],
    ],
    [
      "from a day off the times are copied unchanged",
      [timed("9:00-13:00")],
      free,
      early,
      [timed("9:00-13:00")],
    ],
    [
      "a missing punch is never copied",
      [timed("7:30-12:00"), timed("13:00-")],
      early,
      early,
      [timed("7:30-12:00")],
    ],
    ["nothing on a day off", [whole()], early, free, []],
    ["nothing after an empty day", [], early, early, []],
  ])("%s", (_, previous, before, planned, expected) => {
    expect(likeYesterday(previous, before, planned)).toEqual(expected);
  });

  it("marks the times as typed, even when a device recorded the day before", () => {
    const device: Interval = { ...timed("7:23-15:38"), mark: "device" };
    expect(likeYesterday([device], early, early)[0]?.mark).toBe("typed");
  });

  it("turns a valid day into a valid day", () => {
    fc.assert(
      fc.property(anyIntervals, anyPlan, anyPlan, (previous, before, planned) => {
        fc.pre(refusalToIntervals(previous, before, catalogue) === null);
        const copied = likeYesterday(previous, before, planned);
        expect(refusalToIntervals(copied, planned, catalogue)).toBeNull();
      }),
    );
  });
});
