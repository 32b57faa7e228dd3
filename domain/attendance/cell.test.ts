import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../calendar/day.ts";
import { cellVocabulary, foldCode } from "./cell-vocabulary.ts";
import { cellText, parseCell, type CellRefusal } from "./cell.ts";
import { byTime } from "./intervals.ts";
import { refusalToArrival, refusalToIntervals } from "./refusal.ts";
import { planOf } from "./schedule.ts";
import { anyDay, anyIntervals, plan, reason, sevenDays, working } from "./testing.ts";
import type { DayPlan, Interval } from "./types.ts";

const reasons = new Map(
  [
    reason("ΚΑΝ"),
    reason("ΑΝΑ", { group: "sick", unit: "day" }),
    reason("ΣΧΕ", { group: "special" }),
    reason("ΤΡ3", { group: "parental" }),
    reason("ΡΕΠ", { group: "rest" }),
    reason("ΣΤΑ", { group: "unpaid", unit: "hour", paid: "none" }),
  ].map((one) => [one.code, one]),
);

const vocabulary = cellVocabulary(
  {
    work: ["Π", "Παρών"],
    telework: ["Τ", "ΤΗΛ"],
    duty: ["ΕΕ"],
    training: ["ΕΚ"],
    break: ["ΔΛΜ"],
    nothing: ["ΣΚ", "ΑΡ", "ΔΛ", "ΡΠ", "–"],
  },
  reasons,
  foldCode,
);

const monday = "2026-01-05";
const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");
const night = plan("22:00-6:00");
const free = plan("");

/** `work 450-930`, `ΚΑΝ` for a whole day; a refusal with its word. */
function read(text: string, planned: DayPlan = office, day: Day = monday): string {
  const found = parseCell(text, { day, plan: planned, vocabulary });
  if ("refusal" in found) return `${found.refusal} ${found.word ?? ""}`.trim();
  return found.intervals.map(intervalText).join(", ");
}

function intervalText({ kind, reason: code, from, to }: Interval): string {
  const times = from === null && to === null ? "" : ` ${from ?? ""}-${to ?? ""}`;
  return `${code ?? kind}${times}`;
}

describe("text typed into a cell", () => {
  it.each([
    ["", ""],
    ["   ", ""],
    ["\u200B", ""],
    ["\u200E7:30-15:30\u202C", "work 450-930"],
    ["Π", "work"],
    ["παρών", "work"],
    ["ΠΑΡΩΝ", "work"],
    ["Τ", "telework"],
    ["ΤΗΛ", "telework"],
    ["ΕΕ", "duty"],
    ["ΕΚ", "training"],
    ["ΚΑΝ", "ΚΑΝ"],
    ["καν", "ΚΑΝ"],
    ["KAN", "ΚΑΝ"],
    ["kan", "ΚΑΝ"],
    ["p", "work"],
    ["PEΠ", "ΡΕΠ"],
    ["τρ3", "ΤΡ3"],
    ["7:30-15:30", "work 450-930"],
    ["0730-1530", "work 450-930"],
    ["730-1530", "work 450-930"],
    ["7.30-15.30", "work 450-930"],
    ["7-15", "work 420-900"],
    ["07–15", "work 420-900"],
    ["7:30 - 15:30", "work 450-930"],
    ["7:30-", "work 450-"],
    ["-15:30", "work -930"],
    ["22-6", "work 1320-1800"],
    ["22-30", "work 1320-1800"],
    ["0700-1500", "work 420-900"],
    ["7-24", "work 420-1440"],
    ["7-25:00!", "work 420-1500"],
    ["8-32", "work 480-1920"],
    ["16-24:00", "work 960-1440"],
    ["7:30-12 ΚΑΝ", "work 450-720, ΚΑΝ 720-930"],
    ["7:30-12+ΚΑΝ", "work 450-720, ΚΑΝ 720-930"],
    ["8-12 Τ", "work 480-720, telework 720-930"],
    ["7:30-12 12:30-15:30", "work 450-720, work 750-930"],
    ["12:30-15:30 7:30-12", "work 450-720, work 750-930"],
    ["ΣΧΕ 8-10", "ΣΧΕ 480-600"],
    ["Π ΣΧΕ 8-10", "work, ΣΧΕ 480-600"],
    ["ΣΧΕ 7:30-9:30 9:30-15:30", "ΣΧΕ 450-570, work 570-930"],
    ["ΚΑΝ Π 17-20", "ΚΑΝ, work 1020-1200"],
    ["Τ 8-12 ΕΕ 12-", "telework 480-720, duty 720-"],
    ["Τ -12", "telework -720"],
    ["7:30-12 ΔΛΜ 12-12:20 12:20-15:30", "work 450-720, break 720-740, work 740-930"],
    ["7:30-12 13-", "work 450-720, work 780-"],
  ])("«%s» is read as %s", (text, expected) => expect(read(text)).toBe(expected));

  it.each([
    ["8-12 ΚΑΝ", split, "work 480-720, ΚΑΝ 1020-1260"],
    ["8-10 ΚΑΝ", split, "work 480-600, ΚΑΝ 600-720, ΚΑΝ 1020-1260"],
    ["22-6", night, "work 1320-1800"],
    ["0:30-6", night, "work 1470-1800"],
    ["-6", night, "work -1800"],
    ["-1", night, "work -1500"],
    ["-3", plan("0:00-6:00"), "work -180"],
    ["-0:30", plan("16:00-24:00"), "work -1470"],
    ["-4", office, "work -240"],
    ["-1!", office, "work -60"],
    ["-25", office, "work -1500"],
    ["-6:30", night, "work -1830"],
    ["22-", night, "work 1320-"],
    ["22-2 2:30-6", night, "work 1320-1560, work 1590-1800"],
    ["22-2 ΚΑΝ", night, "work 1320-1560, ΚΑΝ 1560-1800"],
    ["7-15", night, "work 420-900"],
    ["6-8", night, "work 360-480"],
    ["1-6", plan("22:00-24:00 25:00-30:00"), "work 1500-1800"],
    ["22-2 -5", free, "work 1320-1560, work -1740"],
    ["9-13", free, "work 540-780"],
    ["ΚΑΝ", free, "ΚΑΝ"],
    ["ΣΚ", free, ""],
    ["–", free, ""],
    ["αρ", free, ""],
  ])("under another plan «%s» is read as %s", (text, planned, expected) => {
    expect(read(text, planned)).toBe(expected);
  });

  it.each<[string, DayPlan, CellRefusal, string]>([
    ["ΧΨΩ", office, "unreadable-cell", "ΧΨΩ"],
    ["8", office, "unreadable-cell", "8"],
    ["7:30", office, "unreadable-cell", "7:30"],
    ["-", office, "day-has-duty", "-"],
    ["7-15-16", office, "unreadable-cell", "7-15-16"],
    ["25-99", office, "unreadable-cell", "25-99"],
    ["7:60-15", office, "unreadable-cell", "7:60-15"],
    ["-1", office, "unreadable-cell", "-1"],
    ["-3:59", free, "unreadable-cell", "-3:59"],
    ["7:30-12 ΚΑΝΝ", office, "unreadable-cell", "ΚΑΝΝ"],
    ["Π".repeat(201), office, "text-too-long", ""],
    ["15:30-8:00", office, "departure-before-arrival", "15:30-8:00"],
    ["15:30-7:30", office, "departure-before-arrival", "15:30-7:30"],
    ["7:30-15:30 ΚΑΝ", office, "nothing-left-of-plan", "ΚΑΝ"],
    ["7:30- ΚΑΝ", office, "nothing-left-of-plan", "ΚΑΝ"],
    ["9-13 ΚΑΝ", free, "nothing-left-of-plan", "ΚΑΝ"],
    ["ΣΚ", office, "day-has-duty", "ΣΚ"],
    ["ΣΚ 8-12", free, "day-has-duty", "ΣΚ 8-12"],
    ["Π", free, "nothing-planned", ""],
    ["Π ΚΑΝ", office, "two-whole-days", ""],
    ["ΚΑΝ ΑΝΑ", office, "two-whole-day-absences", ""],
    ["ΑΝΑ 8-10", office, "reason-not-by-hour", ""],
    ["ΣΤΑ", office, "reason-not-by-day", ""],
    ["ΔΛΜ", office, "needs-both-ends", ""],
    ["ΣΧΕ 8-", office, "needs-both-ends", ""],
    ["8-12 11-15", office, "overlapping-intervals", ""],
    ["25:00-30:00", office, "arrival-of-next-day", ""],
    ["24:00-30:00", free, "arrival-of-next-day", ""],
    ["25:00-", free, "arrival-of-next-day", ""],
    ["ΚΑΝ 25:00-30:00", office, "arrival-of-next-day", ""],
    ["8-47", office, "interval-too-long", ""],
    ["7-25:00", office, "departure-of-next-night", "7-25:00"],
    ["0730-2630", free, "departure-of-next-night", "0730-2630"],
    ["25-7", office, "arrival-of-next-day", ""],
    ["24-7", office, "arrival-of-next-day", ""],
    ["7:60-15", office, "unreadable-cell", "7:60-15"],
  ])("«%s» is refused", (text, planned, refusal, word) => {
    expect(read(text, planned)).toBe(`${refusal} ${word}`.trim());
  });

  it.each<[string, DayPlan, string | null]>([
    ["8:00 15:30", office, "8:00-15:30"],
    ["8 15", office, "8:00-15:00"],
    ["0800, 1530", office, "8:00-15:30"],
    ["8-3", office, "8:00-15:00"],
    ["8 3", office, "8:00-15:00"],
    ["9 – 5:30", office, "9:00-17:30"],
    ["-1", office, "-13:00"],
    ["–0:30", office, "-12:30"],
    ["-3:30", free, "-15:30"],
    ["15:30-8:00", office, "8:00-15:30"],
    ["15:30 8:00", office, "8:00-15:30"],
    ["22 6", night, "22:00-6:00"],
    ["16 24", office, "16:00-24:00"],
    ["7-25:00", office, "7:00-15:00"],
    ["8:00 25:30", office, null],
    ["7:30", office, null],
    ["8-12 11-15", office, null],
    ["25:00-30:00", office, null],
    ["ΧΨΩ", office, null],
  ])("«%s» is refused and a correction suggested", (text, planned, meant) => {
    const found = parseCell(text, { day: monday, plan: planned, vocabulary });
    expect("refusal" in found && found.meant).toBe(meant);
  });

  it.each([
    ["22-6", "2026-03-28", night, "work 1320-1740"],
    ["22-6", "2026-10-24", night, "work 1320-1860"],
    ["22-3:30", "2026-10-24", night, "work 1320-1650"],
    ["22-3:30*", "2026-10-24", night, "work 1320-1710"],
    ["3:30*-3:45", "2026-10-25", office, "work 270-285"],
    ["3:30-3:15", "2026-10-25", office, "work 210-255"],
    ["0-3:30", "2026-03-29", office, "time-does-not-exist 0-3:30"],
    ["3:30-8", "2026-03-29", office, "time-does-not-exist 3:30-8"],
    ["22-3:30", "2026-03-28", office, "time-does-not-exist 22-3:30"],
    ["22-3:30", "2026-03-29", office, "work 1260-1590"],
  ])("«%s» on %s, across the clock change", (text, day, planned, expected) => {
    expect(read(text, planned, day)).toBe(expected);
  });
});

describe("the text shown for a day", () => {
  it.each([
    ["Π", office, "Π"],
    ["kan", office, "ΚΑΝ"],
    ["730-1530", office, "07:30-15:30"],
    ["7:30-", office, "07:30-"],
    ["22-6", night, "22:00-06:00"],
    ["0:30-6", night, "00:30-06:00"],
    ["22-2 2:30-6", night, "22:00-02:00 02:30-06:00"],
    ["ΚΑΝ Π 17-20", office, "ΚΑΝ Π 17:00-20:00"],
    ["Π ΣΧΕ 8-10", office, "Π ΣΧΕ 08:00-10:00"],
    ["7:30-12 Τ", office, "07:30-12:00 Τ 12:00-15:30"],
    ["8-32", office, "08:00-32:00"],
    ["7-25!", office, "07:00-25:00!"],
    ["7-25", plan("7:00-25:00"), "07:00-01:00"],
    ["0-24", office, "00:00-24:00"],
  ])("«%s» becomes «%s»", (text, planned, expected) => {
    const found = parseCell(text, { day: monday, plan: planned, vocabulary });
    if ("refusal" in found) throw new Error(found.refusal);
    expect(cellText(found.intervals, { day: monday, plan: planned, vocabulary })).toBe(expected);
  });

  it("reads back as the same day, under any plan and clock change", () => {
    const codes = {
      annual: "ΚΑΝ",
      sick: "ΣΧΕ",
      strike: "ΤΡ3",
      absent: "ΚΑΝ",
      off: "ΣΧΕ",
      away: "ΚΑΝ",
    };
    const days = fc.oneof(
      anyDay,
      fc.constantFrom("2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"),
    );
    const shifts = fc.constantFrom("7:30-15:30", "22:00-6:00", "8:00-12:00 17:00-21:00", "");
    fc.assert(
      fc.property(days, shifts, anyIntervals, (day, shift, all) => {
        const planned = planOf(sevenDays(shift), day, working);
        const intervals = all.map((one) =>
          one.reason ? { ...one, reason: codes[one.reason as keyof typeof codes] } : one,
        );
        fc.pre(refusalToIntervals(intervals, planned, reasons) === null);
        fc.pre(refusalToArrival(day, planned, intervals) === null);
        const context = { day, plan: planned, vocabulary };
        const text = cellText(intervals, context);
        expect([text, parseCell(text, context)]).toEqual([
          text,
          { intervals: intervals.toSorted(byTime) },
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a word that is not a code", () => {
  const titled = [
    reason("ΚΑΝ", { title: "Κανονική άδεια" }),
    reason("ΑΝΑ", { title: "Αναρρωτική άδεια" }),
    reason("ΑΠ*", { title: "Απουσία" }),
    reason("ΑΠ*Χ", { title: "Απουσία" }),
  ];
  const codes = { work: ["Π"], telework: [], duty: [], training: [], break: [], nothing: ["ΑΡ"] };
  const others = { Π: ["Παρών", "x"], ΑΝΑ: ["Ασθένεια"], ΣΧΕ: ["Σχολική"] };
  const byCode = new Map(titled.map((one) => [one.code, one]));
  const known = cellVocabulary(codes, byCode, foldCode, others);
  const context = { day: monday, plan: office, vocabulary: known };

  it.each([
    ["Παρών", "work"],
    ["παρων", "work"],
    ["Ασθένεια", "ΑΝΑ"],
    ["κανονικη  ΑΔΕΙΑ", "ΚΑΝ"],
    // Too short to be sure of, the word for several, not in the catalogue of the body, not a title.
    ["x", "unreadable-cell x"],
    ["Απουσία", "unreadable-cell Απουσία"],
    ["Σχολική", "unreadable-cell Σχολική"],
    ["Άδεια", "unreadable-cell Άδεια"],
  ])("%s", (text, expected) => {
    const found = parseCell(text, context);
    const actual =
      "refusal" in found
        ? `${found.refusal} ${found.word}`
        : found.intervals.map(intervalText).join();
    expect(actual).toBe(expected);
  });
});
