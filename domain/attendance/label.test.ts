import { describe, expect, it } from "vitest";
import { away, leave, plan, reason, resultOf, timed, whole } from "./testing.ts";
import type { AbsenceReason, DayLabel, DayPlan, Interval } from "./types.ts";

const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");

const none = (kind: DayPlan["kind"]): DayPlan => ({ ...plan(""), kind });

describe("the label of a day", () => {
  it.each<[DayLabel, string, Interval[], DayPlan]>([
    ["present", "as planned", [whole()], office],
    ["present", "with times", [timed("7:23-15:38")], office],
    ["present", "an hour at work before a leave", [timed("7:30-8:30"), leave("annual")], office],
    ["present", "work and telework", [timed("7:30-9:00"), timed("9:00-15:30", "telework")], office],
    ["present", "called in on a Sunday", [timed("9:00-12:00")], none("weekend")],
    ["present", "recorded outside the contract", [timed("9:00-12:00")], none("outside")],
    ["telework", "telework", [whole("telework")], office],
    [
      "telework",
      "telework and a seminar",
      [timed("7:30-9:00", "training"), timed("9:00-15:30", "telework")],
      office,
    ],
    ["duty", "a duty trip", [whole("duty")], office],
    ["duty", "a reason that counts as presence", [leave("away")], office],
    ["training", "a seminar", [whole("training")], office],
    ["leave", "annual leave", [leave("annual")], office],
    ["leave", "annual leave by the hour, all day", [away("7:30-15:30", "annual")], office],
    [
      "leave",
      "leave and a shorter sickness",
      [away("7:30-12:00", "annual"), away("12:00-15:30", "sick")],
      office,
    ],
    [
      "sick",
      "leave and a longer sickness",
      [away("7:30-11:00", "annual"), away("11:00-15:30", "sick")],
      office,
    ],
    [
      "leave",
      "the first of equals",
      [away("7:30-11:30", "annual"), away("11:30-15:30", "sick")],
      office,
    ],
    ["sick", "sickness", [leave("sick")], office],
    ["unpaid", "a strike", [leave("strike")], office],
    ["unjustified", "unjustified absence", [leave("absent")], office],
    ["rest", "a day off in lieu", [leave("off")], office],
    ["missing", "no departure", [timed("7:30-")], office],
    ["missing", "no arrival", [timed("-15:30")], office],
    [
      "missing",
      "one of two ranges without departure",
      [timed("8:00-12:00"), timed("17:00-")],
      split,
    ],
    ["pending", "nothing recorded", [], office],
    ["pending", "an hour's leave and nothing else", [away("8:00-9:00", "annual")], office],
    ["pending", "a reason the catalogue lacks", [leave("nowhere")], office],
    ["pending", "nothing but a break", [timed("12:00-12:20", "break")], office],
    ["weekend", "nothing on a Saturday", [], none("weekend")],
    ["weekend", "leave that runs over a Saturday", [leave("annual")], none("weekend")],
    ["rest", "nothing on a free day", [], none("rest")],
    ["holiday", "nothing on a holiday", [], none("holiday")],
    ["closure", "nothing in a closure", [], none("closure")],
    ["outside", "nothing outside the contract", [], none("outside")],
  ])("%s: %s", (label, _, intervals, planned) => {
    expect(resultOf(intervals, { plan: planned }).label).toBe(label);
  });
});

describe("the label of an absence", () => {
  it.each<[DayLabel, Partial<AbsenceReason>]>([
    ["leave", { group: "annual", paid: "full" }],
    ["leave", { group: "parental", paid: "third-party" }],
    ["sick", { group: "sick", paid: "partial" }],
    ["unpaid", { group: "sick", paid: "none" }],
    ["unpaid", { group: "unpaid", paid: "full" }],
    ["unjustified", { group: "unjustified", paid: "none" }],
    ["rest", { group: "rest", paid: "none" }],
  ])("is %s for %j", (label, rest) => {
    const reasons = new Map([["any", reason("any", rest)]]);
    expect(resultOf([leave("any")], { reasons }).label).toBe(label);
  });
});
