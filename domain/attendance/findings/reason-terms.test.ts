import { expect, it } from "vitest";
import { weekday, type Day } from "../../calendar/day.ts";
import { leave, reason, timed } from "../testing.ts";
import type { AbsenceReason } from "../types.ts";
import { findingsOfDay, findingsOfMonth } from "./all.ts";
import type { Frame } from "./frame.ts";
import { dayOf, daysOf, frame, month, only } from "./testing.ts";

const away = (day: Day) => (weekday(day) <= 5 ? [leave("wedding")] : []);
const twoWeeks = daysOf("2026-02-02", "2026-02-13", away);
const worked = twoWeeks.map((one) =>
  one.day === "2026-02-05" ? dayOf(one.day, [timed("7:30-15:30")]) : one,
);
const before = daysOf("2026-01-27", "2026-02-01", (day) =>
  day === "2026-01-27" ? [timed("7:30-15:30")] : away(day),
);

/** The frame of a contract of public law, with the one reason. */
function withReason(terms: Partial<AbsenceReason>): Frame {
  const reasons = new Map([["wedding", reason("wedding", terms)]]);
  return frame({ leaveLaw: "public", reasons });
}

const inputsOf = (cause: string, days: number, mostDays: number) => ({
  cause,
  reason: "wedding",
  days,
  mostDays,
});

it.each([
  ["as long as its event allows", twoWeeks, { maxPerEvent: 10 }, []],
  ["a day longer", twoWeeks, { maxPerEvent: 9 }, [["2026-02-13", inputsOf("event", 10, 9)]]],
  [
    "counted in calendar days",
    twoWeeks,
    { maxPerEvent: 11, dayBasis: "calendar" as const },
    [["2026-02-13", inputsOf("event", 12, 11)]],
  ],
  [
    "longer without a break",
    twoWeeks,
    { maxConsecutive: 2 },
    [["2026-02-04", inputsOf("consecutive", 10, 2)]],
  ],
  ["ended by a day of work", worked, { maxConsecutive: 6 }, []],
  ["without a limit", twoWeeks, {}, []],
  [
    "for health, without naming it",
    twoWeeks,
    { maxPerEvent: 9, isSensitive: true },
    [["2026-02-13", { ...inputsOf("event", 0, 0), reason: "" }]],
  ],
  ["of its own law", twoWeeks, { regime: "public" as const }, []],
  [
    "of the other law, once",
    twoWeeks,
    { regime: "private" as const },
    [["2026-02-02", inputsOf("law", 0, 0)]],
  ],
])("R22, an absence %s", (_, days, terms, expected) => {
  const of = withReason(terms);
  expect(only("R22", findingsOfMonth(month(days, of)))).toEqual(expected);
});

const withLeadIn = (maxPerEvent: number, leadIn = before, leaveBefore?: Day[]) =>
  only(
    "R22",
    findingsOfMonth(
      month(twoWeeks, {
        ...withReason({ maxPerEvent }),
        leadIn,
        ...(leaveBefore && { leaveBefore }),
      }),
    ),
  );

it("R22 counts days from before the month, and does not repeat a limit exceeded then", () => {
  expect(withLeadIn(12)).toEqual([["2026-02-13", inputsOf("event", 13, 12)]]);
  expect(withLeadIn(2)).toEqual([]);
});

it("R22 reports nothing for a leave that began before the known days", () => {
  expect(withLeadIn(12, before.slice(1))).toEqual([]);
});

it.each([
  ["none of them on the leave", [], 12, [["2026-02-13", inputsOf("event", 13, 12)]]],
  [
    "all of them on the leave",
    ["2026-01-26", "2026-01-27"],
    13,
    [["2026-02-12", inputsOf("event", 15, 13)]],
  ],
  ["exceeded before the month", ["2026-01-26", "2026-01-27"], 4, []],
])("R22 counts days before the known ones, %s", (_, days, most, expected) => {
  expect(withLeadIn(most, before.slice(1), days)).toEqual(expected);
});

it("R22 is reported while typing a reason of the other law", () => {
  const [day] = twoWeeks;
  const found = day && findingsOfDay(day, null, withReason({ regime: "private" }));
  expect(only("R22", found ?? [])).toEqual([["2026-02-02", inputsOf("law", 0, 0)]]);
});
