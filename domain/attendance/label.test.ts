import { describe, expect, it } from "vitest";
import { away, leave, plan, reason, resultOf, timed, whole } from "./testing.ts";
import type { AbsenceReason, DayLabel, DayPlan, Interval } from "./types.ts";

const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");

const none = (kind: DayPlan["kind"]): DayPlan => ({ ...plan(""), kind });

const leaveThenSick = (at: string) => [away(`7:30-${at}`, "annual"), away(`${at}-15:30`, "sick")];

describe("the label of a day", () => {
  it.each<[DayLabel, string, Interval[], DayPlan?]>([
    ["present", "as planned", [whole()]],
    ["present", "with times", [timed("7:23-15:38")]],
    ["present", "an hour of work before leave", [timed("7:30-8:30"), leave("annual")]],
    ["present", "work and telework", [timed("7:30-9:00"), timed("9:00-15:30", "telework")]],
    ["present", "called in on a Sunday", [timed("9:00-12:00")], none("weekend")],
    ["present", "recorded outside the contract", [timed("9:00-12:00")], none("outside")],
    ["telework", "telework", [whole("telework")]],
    [
      "telework",
      "telework and a seminar",
      [timed("7:30-9:00", "training"), timed("9:00-15:30", "telework")],
    ],
    ["duty", "a duty trip", [whole("duty")]],
    ["duty", "a reason that counts as presence", [leave("away")]],
    ["training", "a seminar", [whole("training")]],
    ["leave", "annual leave", [leave("annual")]],
    ["leave", "annual leave by the hour, all day", [away("7:30-15:30", "annual")]],
    ["leave", "leave and a shorter sickness", leaveThenSick("12:00")],
    ["sick", "leave and a longer sickness", leaveThenSick("11:00")],
    ["leave", "equal absences: the first", leaveThenSick("11:30")],
    ["sick", "sickness", [leave("sick")]],
    ["unpaid", "a strike", [leave("strike")]],
    ["unjustified", "unjustified absence", [leave("absent")]],
    ["rest", "a day off in lieu", [leave("off")]],
    ["missing", "no departure", [timed("7:30-")]],
    ["missing", "no arrival", [timed("-15:30")]],
    [
      "missing",
      "one of two ranges without departure",
      [timed("8:00-12:00"), timed("17:00-")],
      split,
    ],
    ["pending", "nothing recorded", []],
    ["pending", "an hour's leave and nothing else", [away("8:00-9:00", "annual")]],
    ["pending", "a reason missing from the catalogue", [leave("nowhere")]],
    ["pending", "only a break", [timed("12:00-12:20", "break")]],
    ["weekend", "nothing on a Saturday", [], none("weekend")],
    ["weekend", "leave that runs over a Saturday", [leave("annual")], none("weekend")],
    ["rest", "nothing on a day off", [], none("rest")],
    ["holiday", "nothing on a holiday", [], none("holiday")],
    ["closure", "nothing in a closure", [], none("closure")],
    ["outside", "nothing outside the contract", [], none("outside")],
  ])("%s: %s", (label, _, intervals, planned = office) => {
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
