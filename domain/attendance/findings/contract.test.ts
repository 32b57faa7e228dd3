import { describe, expect, it } from "vitest";
import { instantAt } from "../../calendar/zone.ts";
import { away, closure, holiday, leave, plan, sevenDays, timed, whole } from "../testing.ts";
import type { FindingDay } from "./frame.ts";
import { dayOf, inputsOf } from "./testing.ts";

const monday = "2026-01-05";
const tuesday = "2026-01-06";
const free = { plan: plan("") };
const outside = { plan: { ...plan(""), kind: "outside" as const } };

describe("R06, outside the contract", () => {
  const punches = [{ at: instantAt(monday, 450), clockOffsetSeconds: null, distanceMeters: null }];

  it.each<[string, FindingDay, object[]]>([
    ["a record", dayOf(monday, [timed("7:30-15:30")], outside), [{ workedMinutes: 480 }]],
    ["a leave", dayOf(monday, [leave("annual")], outside), [{ workedMinutes: 0 }]],
    ["a punch", dayOf(monday, [], { ...outside, punches }), [{ workedMinutes: 0 }]],
    ["nothing", dayOf(monday, [], outside), []],
    ["a day off", dayOf(monday, [timed("9:00-12:00")], free), []],
  ])("%s", (_, day, expected) => expect(inputsOf("R06", day)).toEqual(expected));
});

describe("R07, work on a day off", () => {
  it.each<[string, FindingDay, on?: string, what?: string]>([
    ["a holiday", dayOf(tuesday, [timed("9:00-12:00")], { nature: holiday }), "holiday", "holiday"],
    ["a closure", dayOf(tuesday, [timed("9:00-12:00")], { nature: closure }), "closure", "closure"],
    [
      "called in during leave",
      dayOf(tuesday, [leave("annual"), timed("9:00-12:00")]),
      "leave",
      "annual",
    ],
    [
      "called in during sickness, with the reason hidden",
      dayOf(tuesday, [leave("sick"), timed("9:00-12:00")]),
      "leave",
      "",
    ],
    ["hours of leave", dayOf(tuesday, [away("7:30-9:30", "annual"), timed("9:30-15:30")])],
    ["a duty trip and an hour at the desk", dayOf(tuesday, [leave("away"), timed("8:00-9:00")])],
    [
      "a service that works on holidays",
      dayOf(tuesday, [whole()], {
        nature: holiday,
        schedule: sevenDays("7:30-15:30", { worksHolidays: true }),
      }),
    ],
    ["a holiday off", dayOf(tuesday, [], { nature: holiday })],
    ["work on a Saturday", dayOf("2026-01-10", [timed("9:00-12:00")])],
  ])("%s", (_, day, on, what) =>
    expect(inputsOf("R07", day)).toEqual(on ? [{ on, what, workedMinutes: 180 }] : []),
  );
});

const at = (day: string, here: string, there: string) =>
  dayOf(day, here ? [timed(here)] : [], { ...free, elsewhere: there ? [timed(there)] : [] });

describe("R08, work in two places at once", () => {
  it.each<[string, FindingDay, FindingDay | null, number]>([
    ["one after the other", at(tuesday, "7:30-11:30", "11:30-15:30"), null, 0],
    ["half an hour at the same time", at(tuesday, "7:30-11:30", "11:00-15:00"), null, 30],
    [
      "here into the morning, there during it",
      at(tuesday, "", "5:00-9:00"),
      at(monday, "22:00-6:00", ""),
      60,
    ],
    [
      "there into the morning, here during it",
      at(tuesday, "5:00-9:00", ""),
      at(monday, "", "22:00-6:00"),
      60,
    ],
    ["the night before last", at("2026-01-07", "5:00-9:00", ""), at(monday, "", "22:00-6:00"), 0],
  ])("%s", (_, day, previous, overlapMinutes) => {
    expect(inputsOf("R08", day, previous)).toEqual(overlapMinutes ? [{ overlapMinutes }] : []);
  });

  it("allows leave at the other place", () => {
    const day = dayOf(monday, [whole()], { elsewhere: [away("7:30-15:30", "annual")] });
    expect(inputsOf("R08", day)).toEqual([]);
  });
});
