import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar/day.ts";
import { fiveDays, holiday, scheduleOf, sevenDays, timed } from "../testing.ts";
import { findingsOfMonth } from "./all.ts";
import { measureDays, type FindingDay } from "./frame.ts";
import { extraMinutesOfWeek } from "./private-week.ts";
import { allowance, dayOf, frame, inputsOf, month, only } from "./testing.ts";
import { noOvertime } from "../../overtime/spend.ts";

const five = fiveDays("8:00-16:00");
const six = scheduleOf(["8:00-14:40,".repeat(6)]);
const threeDays = scheduleOf(["8:00-16:00,,8:00-16:00,,8:00-16:00,,"]);
const fourDays = (day: string) => scheduleOf([`${day},${day},${day},${day},,,`]);
const sixDays = (day: string) => scheduleOf([`${day},`.repeat(6)]);
const monday = "2026-03-02";
const of = frame({ regime: "private" });

/** A week from Monday, each day worked from 8:00 to the given time; `-` is a day off. */
function weekOf(ends: string, schedule = five): FindingDay[] {
  return ends
    .split(" ")
    .map((end, index) =>
      dayOf(addDays(monday, index), end === "-" ? [] : [timed(`8:00-${end}`)], { schedule }),
    );
}

/**
 * Law 3385/2005, article 1, in the wording of Law 4808/2021, article 58: with five days of work the 41st to the 45th hour are
 * extra work, with six the 41st to the 48th; overtime begins beyond nine hours (eight) a day or beyond that week.
 */
describe("a private-law week", () => {
  it.each([
    // Hours worked, schedule, when each day ends, overtime of each day from Monday, extra work of the week.
    ["40", five, "16:00 16:00 16:00 16:00 16:00 - -", "0 0 0 0 0 0 0", 0],
    ["41", five, "17:00 16:00 16:00 16:00 16:00 - -", "0 0 0 0 0 0 0", 60],
    ["42", five, "17:00 17:00 16:00 16:00 16:00 - -", "0 0 0 0 0 0 0", 120],
    ["43", five, "17:00 17:00 17:00 16:00 16:00 - -", "0 0 0 0 0 0 0", 180],
    ["44", five, "17:00 17:00 17:00 17:00 16:00 - -", "0 0 0 0 0 0 0", 240],
    ["45", five, "17:00 17:00 17:00 17:00 17:00 - -", "0 0 0 0 0 0 0", 300],
    ["46, a day of ten", five, "18:00 17:00 17:00 17:00 17:00 - -", "60 0 0 0 0 0 0", 300],
    ["45, a day of thirteen", five, "21:00 16:00 16:00 16:00 16:00 - -", "240 0 0 0 0 0 0", 60],
    ["40, a day of ten", five, "18:00 14:00 16:00 16:00 16:00 - -", "60 0 0 0 0 0 0", 0],
    ["47, two on Sunday", five, "17:00 17:00 17:00 17:00 17:00 - 10:00", "0 0 0 0 0 0 120", 300],
    ["48, Saturday", five, "16:00 16:00 16:00 16:00 16:00 16:00 -", "0 0 0 0 0 180 0", 300],
    ["50", five, "18:00 18:00 18:00 18:00 18:00 - -", "60 60 60 60 60 0 0", 300],
    ["52, Saturday", five, "17:00 17:00 17:00 17:00 17:00 15:00 -", "0 0 0 0 0 420 0", 300],
    ["40", six, "14:40 14:40 14:40 14:40 14:40 14:40 -", "0 0 0 0 0 0 0", 0],
    ["41", six, "15:40 14:40 14:40 14:40 14:40 14:40 -", "0 0 0 0 0 0 0", 60],
    ["44", six, "16:00 16:00 16:00 14:40 14:40 14:40 -", "0 0 0 0 0 0 0", 240],
    ["48", six, "16:00 16:00 16:00 16:00 16:00 16:00 -", "0 0 0 0 0 0 0", 480],
    ["49", six, "17:00 16:00 16:00 16:00 16:00 16:00 -", "60 0 0 0 0 0 0", 480],
    ["51, Sunday", six, "16:00 16:00 16:00 16:00 16:00 16:00 11:00", "0 0 0 0 0 0 180", 480],
    ["52, a day of twelve", six, "20:00 16:00 16:00 16:00 16:00 16:00 -", "240 0 0 0 0 0 0", 480],
    ["27 of a part-timer's 24", threeDays, "17:00 - 17:00 - 17:00 - -", "0 0 0 0 0 0 0", 0],
    [
      "26 of a part-timer's 24, a day of ten",
      threeDays,
      "18:00 - 16:00 - 16:00 - -",
      "60 0 0 0 0 0 0",
      0,
    ],
    [
      "48 in four days of its plan",
      fourDays("8:00-20:00"),
      "20:00 20:00 20:00 20:00 - - -",
      "180 180 180 180 0 0 0",
      0,
    ],
    [
      "36 in four days of its plan",
      fourDays("8:00-17:00"),
      "17:00 17:00 17:00 17:00 - - -",
      "0 0 0 0 0 0 0",
      0,
    ],
    [
      "54 in six days of its plan",
      sixDays("8:00-17:00"),
      "17:00 17:00 17:00 17:00 17:00 17:00 -",
      "60 60 60 60 60 60 0",
      480,
    ],
    [
      "56 in seven days of its plan",
      sevenDays("8:00-16:00"),
      "16:00 16:00 16:00 16:00 16:00 16:00 16:00",
      "0 0 0 0 0 0 480",
      480,
    ],
  ])("of %s hours", (_, schedule, ends, overtime, extra) => {
    const week = measureDays(weekOf(ends, schedule), of);
    expect(week.map(({ overtimeMinutes }) => overtimeMinutes).join(" ")).toBe(overtime);
    expect(extraMinutesOfWeek(week, of)).toBe(extra);
  });

  it("with a holiday counts the hours worked, and the count restarts on Monday", () => {
    const week = weekOf("17:00 17:00 - 17:00 17:00 - -");
    const feast = dayOf(addDays(monday, 2), [], { schedule: five, nature: holiday });
    const next = dayOf(addDays(monday, 7), [timed("8:00-17:00")], { schedule: five });
    const days = [...week.slice(0, 2), feast, ...week.slice(3), next];
    const measuredDays = measureDays(days, of);
    expect(measuredDays.every(({ overtimeMinutes }) => overtimeMinutes === 0)).toBe(true);
    expect(extraMinutesOfWeek(measuredDays.slice(0, 7), of)).toBe(0);
  });

  it("has no overtime on a day with a missing punch", () => {
    const day = dayOf(monday, [timed("8:00-20:00"), timed("21:00-")], { schedule: five });
    expect(measureDays([day], of).map(({ overtimeMinutes }) => overtimeMinutes)).toEqual([0]);
  });
});

describe("the overtime decision under private law", () => {
  it.each([
    ["the ninth hour needs no decision", "17:00", []],
    ["nor do a few minutes beyond it", "17:30", []],
    ["31 minutes beyond it need one", "17:31", [{ overtimeMinutes: 31, approvedMinutes: 0 }]],
  ])("%s", (_, end, expected) => {
    const day = dayOf(monday, [timed(`8:00-${end}`)], { schedule: five });
    expect(inputsOf("R13", day, null, of)).toEqual(expected);
  });

  it("is required on the day that exceeds the week", () => {
    const days = weekOf("17:00 17:00 17:00 17:00 17:00 10:00 -");
    const findings = findingsOfMonth(month(days, { ...of }));
    expect(only("R13", findings)).toEqual([
      ["2026-03-07", { overtimeMinutes: 120, approvedMinutes: 0 }],
    ]);
  });

  it("counts toward the year's 150 hours without the ninth hour", () => {
    const days = weekOf("18:00 18:00 17:00 16:00 16:00 - -").map((day) => ({
      ...day,
      allowances: [allowance("private", 120)],
    }));
    const counters = { ...noOvertime, yearMinutes: 8881 };
    const findings = findingsOfMonth(month(days, { ...of, overtime: { counters, others: [] } }));
    expect(only("R14", findings)).toEqual([
      ["2026-03-03", { counter: "year", totalMinutes: 9001, mostMinutes: 9000 }],
    ]);
  });

  it("states how many hours beyond the contract are extra work", () => {
    const days = weekOf("17:00 17:00 17:00 17:00 17:00 - -").map((day) => ({
      ...day,
      weeklyMinutes: 2400,
    }));
    expect(only("R12", findingsOfMonth(month(days, { ...of })))).toEqual([
      ["2026-03-08", { workedMinutes: 2700, contractMinutes: 2400, extraMinutes: 300 }],
    ]);
  });
});
