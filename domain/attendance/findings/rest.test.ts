import { describe, expect, it } from "vitest";
import { addDays, weekday, type Day } from "../../calendar/day.ts";
import { fiveDays, leave, plan, timed, whole } from "../testing.ts";
import type { Interval } from "../types.ts";
import { findingsOfMonth, type MonthInput } from "./all.ts";
import type { FindingDay } from "./frame.ts";
import { noDuty } from "../schedule.ts";
import { besides, dayOf, daysOf, frame, month, only } from "./testing.ts";

function found(rule: string, days: readonly FindingDay[], rest: Partial<MonthInput> = {}) {
  return only(rule, findingsOfMonth(month(days, rest)));
}

const isWorkday = (day: Day) => weekday(day) <= 5;
const free = { plan: plan("") };

const shift = (text: string): Interval[] => [timed(text)];

/** From Monday 2 to Monday 9 February, by the day of the week. */
const week = (recorded: (weekday: number) => Interval[], from: Day = "2026-02-02") =>
  found(
    "R02",
    daysOf(from, "2026-02-09", (day) => recorded(weekday(day)), free),
  );

const all = (recorded: (weekday: number) => Interval[]) =>
  daysOf("2026-02-02", "2026-02-09", (day) => recorded(weekday(day)), free);

/** The days, each with the same day under another employment, unless the day is outside that employment. */
const join = (days: readonly FindingDay[], others: readonly FindingDay[]) =>
  days.map((day, index) => {
    const there = others[index];
    return there && there.plan.kind !== "outside" ? besides(day, there) : day;
  });

const together = (ones: readonly FindingDay[], others: readonly FindingDay[]) =>
  found("R02", join(ones, others));

describe("R02, the weekly rest", () => {
  it.each<[string, (weekday: number) => Interval[], number | null]>([
    ["six days and Sunday free", (day) => (day <= 6 ? shift("8:00-16:00") : []), null],
    ["Monday free", (day) => (day > 1 ? shift("8:00-16:00") : []), null],
    ["seven days", () => shift("8:00-16:00"), 960],
    [
      "Wednesday between a late and an early shift",
      (day) => (day === 3 ? [] : day < 3 ? shift("15:00-23:00") : shift("6:00-14:00")),
      31 * 60,
    ],
    ["six nights and Sunday evening free", (day) => (day <= 6 ? shift("22:00-6:00") : []), null],
    ["nothing recorded", () => [], null],
  ])("%s", (_, recorded, freeMinutes) => {
    const expected =
      freeMinutes === null ? [] : [["2026-02-08", { freeMinutes, leastMinutes: 2100 }]];
    expect(week(recorded)).toEqual(expected);
  });

  it("extends into the next week if it is known, by a day if not", () => {
    const nights = daysOf(
      "2026-02-02",
      "2026-02-08",
      (day) => (weekday(day) <= 6 ? shift("22:00-6:00") : []),
      free,
    );
    expect(found("R02", nights)).toEqual([]);
    const monday = dayOf("2026-02-09", shift("10:00-18:00"), free);
    expect(found("R02", [...nights, monday])).toEqual([
      ["2026-02-08", { freeMinutes: 28 * 60, leastMinutes: 2100 }],
    ]);
    const days = daysOf("2026-02-02", "2026-02-08", () => shift("8:00-16:00"), free);
    expect(found("R02", days)).toEqual([
      ["2026-02-08", { freeMinutes: 32 * 60, leastMinutes: 2100 }],
    ]);
  });

  it("may begin before the week if a whole day lies within it, but may not end after it", () => {
    const mondayFree = [
      dayOf("2026-02-01", shift("5:00-13:00"), free),
      dayOf("2026-02-02", [], free),
      ...daysOf("2026-02-03", "2026-02-09", () => shift("0:00-8:00"), free),
    ];
    expect(found("R02", mondayFree)).toEqual([]);
    const nextMondayFree = [
      ...daysOf("2026-02-02", "2026-02-08", () => shift("16:00-24:00"), free),
      dayOf("2026-02-09", [], free),
    ];
    expect(found("R02", nextMondayFree)).toEqual([
      ["2026-02-08", { freeMinutes: 960, leastMinutes: 2100 }],
    ]);
  });

  it("skips a week that is not wholly known", () => {
    expect(week(() => shift("8:00-16:00"), "2026-02-03")).toEqual([]);
  });

  it("counts all employments, and is reported on each with work in the week", () => {
    const here = all((day) => (day <= 5 ? shift("8:00-16:00") : []));
    const there = all((day) => (day > 5 ? shift("8:00-16:00") : []));
    const findings = [["2026-02-08", { freeMinutes: 960, leastMinutes: 2100 }]];
    expect([together(here, there), together(there, here)]).toEqual([findings, findings]);
    const idle = all(() => []);
    expect(
      together(
        idle,
        all(() => shift("8:00-16:00")),
      ),
    ).toEqual([]);
  });

  it("does not apply to contracts for work", () => {
    const days = daysOf("2026-02-02", "2026-02-08", () => shift("8:00-16:00"), free);
    expect(found("R02", days, { ...frame({ regime: "none" }) })).toEqual([]);
  });
});

const asPlanned = (day: Day) => (isWorkday(day) ? [whole()] : []);

describe("R03, the average week", () => {
  const tenHours = fiveDays("8:00-18:00");
  const lastSunday = "2026-06-28";
  const weeksOf = (count: number, recorded: (day: Day) => Interval[], schedule = tenHours) => {
    const all = daysOf(addDays(lastSunday, 1 - 7 * count), lastSunday, recorded, { schedule });
    const days = all.filter(({ day }) => day >= "2026-06-01");
    return { days, leadIn: all.filter(({ day }) => day < "2026-06-01") };
  };
  it.each<
    [
      string,
      number,
      (day: Day) => Interval[],
      typeof tenHours,
      [mean: number, weeks: number] | null,
    ]
  >([
    ["fifty hours in seventeen weeks", 17, asPlanned, tenHours, [3000, 17]],
    ["forty-eight hours", 17, asPlanned, fiveDays("8:00-17:36"), null],
    ["fifty hours in four weeks", 4, asPlanned, tenHours, [3000, 4]],
    ["fifty hours in three weeks", 3, asPlanned, tenHours, null],
    [
      "leave is neutral",
      17,
      (day) => (day < "2026-04-27" ? (isWorkday(day) ? [leave("annual")] : []) : asPlanned(day)),
      tenHours,
      [3000, 9],
    ],
    [
      "days at home without leave are not neutral",
      17,
      (day) => (day < "2026-04-27" ? [] : asPlanned(day)),
      tenHours,
      null,
    ],
  ])("%s", (_, count, recorded, schedule, expected) => {
    const { days, leadIn } = weeksOf(count, recorded, schedule);
    const inputs = expected && { meanMinutes: expected[0], mostMinutes: 2880, weeks: expected[1] };
    expect(found("R03", days, { leadIn }).map(([, foundInputs]) => foundInputs)).toEqual(
      inputs ? [inputs] : [],
    );
  });

  it("does not apply to contracts for work", () => {
    const { days, leadIn } = weeksOf(17, asPlanned);
    expect(found("R03", days, { ...frame({ regime: "none" }), leadIn })).toEqual([]);
  });

  type Weeks = ReturnType<typeof weeksOf>;
  const outside = { plan: noDuty("outside") };
  /** Weeks of an employment in which all days except some are outside the contract. */
  const within = (isOf: (day: Day) => boolean): Weeks => {
    const { days, leadIn } = weeksOf(17, asPlanned);
    const known = (ones: readonly FindingDay[]) =>
      ones.map((one) => (isOf(one.day) ? one : dayOf(one.day, [], outside)));
    return { days: known(days), leadIn: known(leadIn) };
  };
  /** What R03 reports of one employment next to another, whose days outside its contract are left out. */
  const toldBeside = (one: Weeks, other: Weeks) => {
    const leadIn = join(one.leadIn, other.leadIn);
    return found("R03", join(one.days, other.days), { leadIn }).map(([, foundInputs]) => [
      foundInputs["meanMinutes"],
      foundInputs["weeks"],
    ]);
  };

  it("adds up the person's employments", () => {
    const office = weeksOf(17, asPlanned, fiveDays("8:00-16:00"));
    const evenings = weeksOf(17, asPlanned, fiveDays("17:00-19:00"));
    expect(toldBeside(office, evenings)).toEqual([[3000, 17]]);
    expect(toldBeside(evenings, office)).toEqual([[3000, 17]]);
    const short = weeksOf(17, asPlanned, fiveDays("17:00-18:00"));
    expect(toldBeside(office, short)).toEqual([]);
  });

  it("continues over a following contract, and is reported on the later only", () => {
    const [earlier, later] = [
      within((day) => day < "2026-04-27"),
      within((day) => day >= "2026-04-27"),
    ];
    expect(toldBeside(later, earlier)).toEqual([[3000, 17]]);
    expect(toldBeside(earlier, later)).toEqual([]);
  });

  it("uses only whole weeks of the period", () => {
    const heavy = [timed("6:00-23:00")];
    const recorded = (day: Day) => (day < "2026-03-02" ? heavy : asPlanned(day));
    const { days, leadIn } = weeksOf(19, recorded, fiveDays("8:00-16:00"));
    const last = days.slice(-7);
    const before = days.slice(0, -7);
    expect(found("R03", last, { leadIn: [...leadIn, ...before] })).toEqual([]);
    const weekend = [dayOf("2026-05-30", heavy), dayOf("2026-05-31", heavy)];
    expect(found("R03", last, { leadIn: [...weekend, ...before] })).toEqual([]);
  });

  it("reports the worst Sunday of the month", () => {
    const { days, leadIn } = weeksOf(17, (day) =>
      isWorkday(day)
        ? day >= "2026-06-08" && day <= "2026-06-12"
          ? [timed("8:00-20:00")]
          : [whole()]
        : [],
    );
    expect(found("R03", days, { leadIn }).map(([date]) => date)).toEqual(["2026-06-14"]);
  });
});
