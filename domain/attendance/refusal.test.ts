import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  refusalToIntervals,
  refusalToRecord,
  refusalToSubmit,
  type IntervalsRefusal,
  type RecordAttempt,
  type RecordRefusal,
  type SheetState,
  type SubmitRefusal,
} from "./refusal.ts";
import { anyIntervals, away, catalogue, leave, plan, resultOf, timed, whole } from "./testing.ts";
import type { Interval } from "./types.ts";

const office = plan("7:30-15:30");

const minutes = (from: number | null, to: number | null): Interval => ({ ...whole(), from, to });

describe("the intervals of a day", () => {
  const many = Array.from({ length: 13 }, (_, hour) => timed(`${hour}:00-${hour}:30`));

  it.each<[IntervalsRefusal | null, string, Interval[]]>([
    [null, "nothing", []],
    [null, "as planned", [whole()]],
    [null, "twelve", many.slice(1)],
    [null, "to the end of the second day", [minutes(1440, 2880)]],
    [null, "over midnight", [timed("22:00-6:00")]],
    [null, "two that touch", [timed("7:30-12:00"), timed("12:00-15:30", "telework")]],
    [null, "in any order", [timed("12:00-15:30"), timed("7:30-12:00")]],
    [null, "missing ends", [timed("-12:00"), timed("13:00-")]],
    [null, "present beside an hour's leave", [whole(), away("8:00-9:00", "annual")]],
    [null, "leave of the day, and called in", [leave("days"), timed("17:00-20:00")]],
    ["too-many-intervals", "thirteen", many],
    ["time-out-of-range", "before the day", [minutes(-1, 60)]],
    ["time-out-of-range", "after two days", [minutes(0, 2881)]],
    ["time-out-of-range", "half a minute", [minutes(450.5, null)]],
    ["departure-before-arrival", "backwards", [minutes(930, 450)]],
    ["departure-before-arrival", "no time at all", [minutes(450, 450)]],
    ["needs-both-ends", "a leave that ends some time", [{ ...leave("annual"), from: 450 }]],
    ["needs-both-ends", "a break that ends some time", [timed("12:00-", "break")]],
    ["needs-both-ends", "a break without times", [whole("break")]],
    ["absence-needs-reason", "an absence", [whole("absence")]],
    ["absence-needs-reason", "an empty reason", [leave("")]],
    ["reason-without-absence", "work with a reason", [{ ...whole(), reason: "annual" }]],
    ["unknown-reason", "a reason the catalogue lacks", [leave("nowhere")]],
    ["reason-not-by-hour", "hours of a leave of days", [away("8:00-9:00", "days")]],
    ["reason-not-by-day", "a day of a leave of hours", [leave("hours")]],
    ["two-whole-day-absences", "two leaves", [leave("annual"), leave("sick")]],
    ["two-whole-days", "present and on leave", [whole(), leave("sick")]],
    ["overlapping-intervals", "overlap", [timed("7:30-12:00"), timed("11:59-15:30")]],
    [
      "overlapping-intervals",
      "one within another",
      [timed("7:30-15:30"), away("8:00-9:00", "annual")],
    ],
    [
      "overlapping-intervals",
      "a missing end within another",
      [timed("7:30-15:30"), timed("-12:00")],
    ],
    ["overlapping-intervals", "the same arrival twice", [timed("7:30-"), timed("7:30-15:30")]],
  ])("%s: %s", (refusal, _, intervals) => {
    expect(refusalToIntervals(intervals, office, catalogue)).toBe(refusal);
  });

  it("cannot be as planned where nothing is planned, but may be leave", () => {
    expect(refusalToIntervals([whole("telework")], plan(""), catalogue)).toBe("nothing-planned");
    expect(refusalToIntervals([leave("annual")], plan(""), catalogue)).toBeNull();
  });

  it("are accepted or refused alike in any order", () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        const turned = intervals.toReversed();
        expect(refusalToIntervals(turned, office, catalogue) === null).toBe(
          refusalToIntervals(intervals, office, catalogue) === null,
        );
      }),
    );
  });
});

const attempt = (rest: Partial<RecordAttempt>): RecordAttempt => ({
  day: "2026-01-05",
  today: "2026-01-05",
  locked: false,
  insideContract: true,
  monthSigned: false,
  plan: office,
  reasons: catalogue,
  intervals: [whole()],
  ...rest,
});

describe("recording a day", () => {
  const tomorrow = { day: "2026-01-06" };

  it.each<[RecordRefusal | null, string, Partial<RecordAttempt>]>([
    [null, "of today", {}],
    [null, "of last year", { day: "2025-02-03" }],
    [null, "leave of tomorrow", { ...tomorrow, intervals: [leave("annual")] }],
    [null, "clearing tomorrow", { ...tomorrow, intervals: [] }],
    [null, "clearing a day outside the contract", { insideContract: false, intervals: [] }],
    ["future-day", "work of tomorrow", tomorrow],
    [null, "leave of the end of next year", { day: "2027-12-31", intervals: [leave("annual")] }],
    ["too-far-ahead", "leave beyond it", { day: "2028-01-01", intervals: [leave("annual")] }],
    [null, "clearing a day beyond it", { day: "2062-01-02", intervals: [] }],
    [
      "future-day",
      "an hour's work of tomorrow",
      { ...tomorrow, intervals: [leave("annual"), timed("8:00-9:00")] },
    ],
    ["future-day", "a duty trip by its reason", { ...tomorrow, intervals: [leave("away")] }],
    ["outside-contract", "outside the contract", { insideContract: false }],
    ["day-locked", "a locked day", { locked: true }],
    ["day-locked", "clearing a locked day", { locked: true, intervals: [] }],
    ["month-signed", "a signed month", { monthSigned: true, locked: true }],
    ["unknown-reason", "an unknown reason", { intervals: [leave("nowhere")] }],
  ])("%s: %s", (refusal, _, rest) => expect(refusalToRecord(attempt(rest))).toBe(refusal));
});

describe("submitting the sheet of a day", () => {
  const present = resultOf([whole()]);
  const missing = resultOf([timed("7:30-")]);
  const pending = resultOf([]);
  const sheet = {
    day: "2026-01-05",
    today: "2026-01-05",
    state: "open" as SheetState,
    results: [present],
  };

  it.each<[SubmitRefusal | null, Partial<typeof sheet>]>([
    [null, {}],
    ["nobody-counts", { results: [] }],
    [null, { results: [present, missing] }],
    ["rows-pending", { results: [present, pending] }],
    ["future-day", { today: "2026-01-04" }],
    ["already-submitted", { state: "submitted" }],
    ["sheet-locked", { state: "locked", results: [pending] }],
  ])("%s", (refusal, rest) => expect(refusalToSubmit({ ...sheet, ...rest })).toBe(refusal));
});
