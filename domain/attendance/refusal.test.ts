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
    [null, "twelve intervals", many.slice(1)],
    [null, "until the end of the second day", [minutes(1440, 2880)]],
    [null, "over midnight", [timed("22:00-6:00")]],
    [null, "two adjoining intervals", [timed("7:30-12:00"), timed("12:00-15:30", "telework")]],
    [null, "in any order", [timed("12:00-15:30"), timed("7:30-12:00")]],
    [null, "missing ends", [timed("-12:00"), timed("13:00-")]],
    [null, "present beside an hour of leave", [whole(), away("8:00-9:00", "annual")]],
    [null, "leave for the day, and called in", [leave("days"), timed("17:00-20:00")]],
    ["too-many-intervals", "thirteen intervals", many],
    ["time-out-of-range", "beginning before the day", [minutes(-1, 60)]],
    ["time-out-of-range", "ending after two days", [minutes(0, 2881)]],
    ["time-out-of-range", "half minutes", [minutes(450.5, null)]],
    ["departure-before-arrival", "reversed times", [minutes(930, 450)]],
    ["departure-before-arrival", "no times at all", [minutes(450, 450)]],
    ["needs-both-ends", "a leave with an open end", [{ ...leave("annual"), from: 450 }]],
    ["needs-both-ends", "a break with an open end", [timed("12:00-", "break")]],
    ["needs-both-ends", "a break without times", [whole("break")]],
    ["absence-needs-reason", "an absence without a reason", [whole("absence")]],
    ["absence-needs-reason", "an empty reason", [leave("")]],
    ["reason-without-absence", "work with a reason", [{ ...whole(), reason: "annual" }]],
    ["unknown-reason", "a reason missing from the catalogue", [leave("nowhere")]],
    ["reason-not-by-hour", "hours of a leave by the day", [away("8:00-9:00", "days")]],
    ["reason-not-by-day", "a day of a leave by the hour", [leave("hours")]],
    ["two-whole-day-absences", "two whole-day leaves", [leave("annual"), leave("sick")]],
    ["two-whole-days", "present and on leave all day", [whole(), leave("sick")]],
    ["overlapping-intervals", "overlapping intervals", [timed("7:30-12:00"), timed("11:59-15:30")]],
    [
      "overlapping-intervals",
      "one interval within another",
      [timed("7:30-15:30"), away("8:00-9:00", "annual")],
    ],
    [
      "overlapping-intervals",
      "an open interval within another",
      [timed("7:30-15:30"), timed("-12:00")],
    ],
    ["overlapping-intervals", "two with the same arrival", [timed("7:30-"), timed("7:30-15:30")]],
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
    [null, "today", {}],
    [null, "last year", { day: "2025-02-03" }],
    [null, "leave tomorrow", { ...tomorrow, intervals: [leave("annual")] }],
    [null, "clearing tomorrow", { ...tomorrow, intervals: [] }],
    [null, "clearing a day outside the contract", { insideContract: false, intervals: [] }],
    ["future-day", "work tomorrow", tomorrow],
    [null, "leave at the end of next year", { day: "2027-12-31", intervals: [leave("annual")] }],
    [
      "too-far-ahead",
      "leave after the end of next year",
      { day: "2028-01-01", intervals: [leave("annual")] },
    ],
    [null, "clearing a day after the end of next year", { day: "2062-01-02", intervals: [] }],
    [
      "future-day",
      "an hour of work tomorrow",
      { ...tomorrow, intervals: [leave("annual"), timed("8:00-9:00")] },
    ],
    [
      "future-day",
      "a duty trip recorded by its reason",
      { ...tomorrow, intervals: [leave("away")] },
    ],
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
