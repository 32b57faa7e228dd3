import { describe, expect, it } from "vitest";
import { nextWorkingDay } from "../attendance/lock.ts";
import { daysFrom, weekday } from "./day.ts";
import { calendarOf, holidaysOfYear, workingDays, type HolidayRule } from "./holidays.ts";

type On = HolidayRule["on"];
const fixed = (month: number, day: number): On => ({ type: "fixed", month, day });
const easter = (offset: number): On => ({ type: "easter", offset });

function rule(title: string, on: On, rest: Partial<HolidayRule> = {}): HolidayRule {
  const always = { validFrom: null, validTo: null } as const;
  return {
    id: title,
    title,
    on,
    kind: "full",
    stopMinute: null,
    appliesTo: "all",
    ...always,
    ...rest,
  };
}

const half = { kind: "half", stopMinute: 13 * 60, appliesTo: "public" } as const;

const national = [
  rule("Πρωτοχρονιά", fixed(1, 1)),
  rule("Θεοφάνεια", fixed(1, 6)),
  rule("Καθαρά Δευτέρα", easter(-48), { appliesTo: "public" }),
  rule("Ευαγγελισμός της Θεοτόκου", fixed(3, 25)),
  rule("Μεγάλη Παρασκευή", easter(-2), { appliesTo: "public" }),
  rule("Μεγάλο Σάββατο", easter(-1), { appliesTo: "public" }),
  rule("Δευτέρα του Πάσχα", easter(1)),
  rule("Πρωτομαγιά", fixed(5, 1)),
  rule("Δευτέρα του Αγίου Πνεύματος", easter(50), { appliesTo: "public" }),
  rule("Κοίμηση της Θεοτόκου", fixed(8, 15)),
  rule("Εθνική Εορτή", fixed(10, 28)),
  rule("Χριστούγεννα", fixed(12, 25)),
  rule("Σύναξη της Θεοτόκου", fixed(12, 26)),
  rule("Παραμονή Χριστουγέννων", fixed(12, 24), half),
  rule("Παραμονή Πρωτοχρονιάς", fixed(12, 31), half),
];

const plain = { rules: national, moves: [], locals: [], closures: [], regime: "public" } as const;
const publicBody = calendarOf(plain);

describe("the holidays of a year", () => {
  it("number thirteen, with two half days, in the public sector", () => {
    const found = holidaysOfYear(2026, national, []);
    expect([...found.values()].flat().filter((one) => one.kind === "full")).toHaveLength(13);
    expect(found.get("2026-12-24")).toEqual([
      { title: "Παραμονή Χριστουγέννων", kind: "half", stopMinute: 780 },
    ]);
    expect([...found.keys()].filter((day) => !day.startsWith("2026"))).toEqual([]);
  });

  it("keep both titles when two fall on one date", () => {
    const titles = holidaysOfYear(2027, national, []).get("2027-05-01");
    expect(titles?.map((one) => one.title)).toEqual(["Μεγάλο Σάββατο", "Πρωτομαγιά"]);
  });

  it("follow a minister's decision only in its year", () => {
    const moves = [{ ruleId: "Πρωτομαγιά", year: 2024, movedTo: "2024-05-07" }];
    const moved = holidaysOfYear(2024, national, moves);
    expect(moved.has("2024-05-01")).toBe(false);
    expect(moved.get("2024-05-07")?.[0]?.title).toBe("Πρωτομαγιά");
    expect(holidaysOfYear(2025, national, moves).has("2025-05-01")).toBe(true);
  });

  it("drop a holiday that is not kept, and move one across New Year", () => {
    const dropped = [{ ruleId: "Πρωτομαγιά", year: 2024, movedTo: null }];
    expect(holidaysOfYear(2024, national, dropped).has("2024-05-01")).toBe(false);
    const carried = [{ ruleId: "Σύναξη της Θεοτόκου", year: 2027, movedTo: "2028-01-03" }];
    expect(holidaysOfYear(2027, national, carried).has("2027-12-26")).toBe(false);
    expect(holidaysOfYear(2028, national, carried).has("2028-01-03")).toBe(true);
  });

  it("apply a rule only while in force, first and last year included", () => {
    const dated = [
      rule("Τριών Ιεραρχών", fixed(1, 30), { validFrom: "2018-01-30", validTo: "2020-01-30" }),
    ];
    const years = [2017, 2018, 2019, 2020, 2021];
    expect(years.filter((year) => holidaysOfYear(year, dated, []).size > 0)).toEqual([
      2018, 2019, 2020,
    ]);
  });

  it("skip 29 February in common years", () => {
    const leap = [rule("Δίσεκτη", fixed(2, 29))];
    expect([...holidaysOfYear(2028, leap, []).keys()]).toEqual(["2028-02-29"]);
    expect(holidaysOfYear(2027, leap, []).size).toBe(0);
  });
});

describe("working days of the public sector", () => {
  it.each([
    [2026, [20, 19, 21, 20, 20, 21, 23, 21, 22, 21, 21, 22], 251],
    [2027, [19, 20, 21, 21, 20, 21, 22, 22, 22, 20, 22, 23], 253],
    [2028, [20, 20, 23, 18, 22, 21, 21, 22, 21, 22, 22, 19], 251],
  ])("of %i by month", (year, months, total) => {
    const counted = months.map((_, index) =>
      workingDays(`${year}-${String(index + 1).padStart(2, "0")}`, publicBody),
    );
    expect(counted).toEqual(months);
    expect(counted.reduce((sum, days) => sum + days)).toBe(total);
  });

  it("of a leave from Thursday 9 April 2026 skip Easter", () => {
    const leave = daysFrom("2026-04-09", "2026-04-17").filter(
      (day) => weekday(day) <= 5 && publicBody(day).kind === "working",
    );
    expect(leave).toEqual(["2026-04-09", "2026-04-14", "2026-04-15", "2026-04-16", "2026-04-17"]);
  });

  it.each([
    ["2026-04-09", "2026-04-14"],
    ["2026-01-15", "2026-01-16"],
    ["2026-12-31", "2027-01-04"],
    ["2027-04-29", "2027-05-04"],
  ])("after %s continue with %s", (day, next) =>
    expect(nextWorkingDay(publicBody, "s1", day)).toBe(next),
  );

  it("do not exist when every day is a holiday", () => {
    const always = { kind: "holiday", title: "Αργία", stopMinute: null } as const;
    expect(nextWorkingDay(() => always, "s1", "2026-01-15")).toBeNull();
  });
});

describe("the nature of a day", () => {
  it.each([
    ["2026-01-15", "working", null],
    ["2028-02-28", "holiday", "Καθαρά Δευτέρα"],
    ["2028-02-29", "working", null],
    ["2027-05-01", "holiday", "Μεγάλο Σάββατο"],
    ["2026-12-24", "half", "Παραμονή Χριστουγέννων"],
    ["2026-04-12", "working", null],
  ])("%s is %s", (day, kind, title) => expect(publicBody(day)).toMatchObject({ kind, title }));

  it("stops work at 13:00 on a half day", () => {
    expect(publicBody("2026-12-24").stopMinute).toBe(780);
    expect(publicBody("2026-12-25").stopMinute).toBeNull();
  });

  it("has another stop time for six-day weeks where the rule gives one", () => {
    const eve = rule("Παραμονή Χριστουγέννων", fixed(12, 24), { ...half, sixDaysStopMinute: 720 });
    expect(calendarOf({ ...plain, rules: [eve] })("2026-12-24")).toEqual({
      kind: "half",
      title: "Παραμονή Χριστουγέννων",
      stopMinute: 780,
      sixDaysStopMinute: 720,
    });
    expect(publicBody("2026-12-24")).not.toHaveProperty("sixDaysStopMinute");
  });

  it("counts 1 May on Holy Saturday once", () => {
    const holidays = daysFrom("2027-01-01", "2027-12-31").filter(
      (day) => publicBody(day).kind === "holiday",
    );
    expect(holidays).toHaveLength(12);
  });

  // The obligatory holidays of private law are those of Law 4808/2021, article 60; Easter 2026 is on 12 April.
  it.each([
    ["2026-01-01", "holiday", "New Year"],
    ["2026-01-06", "holiday", "Epiphany"],
    ["2027-01-06", "holiday", "Epiphany, every year"],
    ["2026-02-23", "working", "Clean Monday is of custom"],
    ["2026-03-25", "holiday", "Annunciation"],
    ["2026-04-10", "working", "Good Friday is of custom"],
    ["2026-04-11", "working", "Holy Saturday"],
    ["2026-04-13", "holiday", "Easter Monday"],
    ["2026-06-01", "working", "Whit Monday is of custom"],
    ["2026-10-28", "holiday", "national feast"],
    ["2026-12-24", "working", "the eve is a whole day"],
    ["2026-12-26", "holiday", "Synaxis"],
  ])("under private law %s is %s: %s", (day, kind) => {
    expect(calendarOf({ ...plain, regime: "private" })(day).kind).toBe(kind);
  });

  it("prefers a full holiday to a half day on the same date", () => {
    const local = { title: "Τοπική", on: fixed(12, 24), validFrom: null, validTo: null };
    const body = calendarOf({ ...plain, locals: [local] });
    expect(body("2026-12-24")).toEqual({ kind: "holiday", title: "Τοπική", stopMinute: null });
  });

  it("includes a local holiday only from the year it begins", () => {
    const title = "Άγιος Δημήτριος";
    const local = { title, on: fixed(10, 26), validFrom: "2026-01-01", validTo: null };
    const body = calendarOf({ ...plain, locals: [local] });
    expect(body("2025-10-26").kind).toBe("working");
    expect(body("2026-10-26")).toMatchObject({ kind: "holiday", title });
  });
});

describe("closures", () => {
  const body = calendarOf({
    ...plain,
    closures: [
      { title: "Διακοπές", from: "2026-12-24", to: "2027-01-04", structureId: null },
      { title: "Απεντόμωση", from: "2026-05-06", to: "2026-05-07", structureId: "s1" },
    ],
  });

  it.each([
    ["2026-12-23", "s2", "working"],
    ["2026-12-24", "s2", "closure"],
    ["2026-12-25", "s2", "holiday"],
    ["2026-12-28", undefined, "closure"],
    ["2027-01-01", "s1", "holiday"],
    ["2027-01-04", "s1", "closure"],
    ["2027-01-05", "s1", "working"],
    ["2026-05-06", "s1", "closure"],
    ["2026-05-07", "s1", "closure"],
    ["2026-05-08", "s1", "working"],
    ["2026-05-06", "s2", "working"],
    ["2026-05-06", undefined, "working"],
  ])("%s at %s is %s", (day, structureId, kind) => expect(body(day, structureId).kind).toBe(kind));

  it("have a title and no stop time", () => {
    expect(body("2026-12-24")).toEqual({ kind: "closure", title: "Διακοπές", stopMinute: null });
  });

  it("still count among the month's working days", () => {
    expect(workingDays("2026-12", body)).toBe(22);
  });

  it("are skipped when a deadline is set", () => {
    expect(nextWorkingDay(body, "s1", "2026-12-23")).toBe("2027-01-05");
  });
});
