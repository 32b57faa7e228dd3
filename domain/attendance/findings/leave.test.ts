import { describe, expect, it } from "vitest";
import { weekday, type Day } from "../../calendar/day.ts";
import { away, catalogue, fiveDays, leave, reason, timed, whole } from "../testing.ts";
import type { AbsenceReason, Interval } from "../types.ts";
import { type LeaveAccount, partsOfADay } from "../../leave/account.ts";
import { findingsOfDay, findingsOfMonth, type MonthInput } from "./all.ts";
import type { FindingDay } from "./frame.ts";
import { besides, dayOf, daysOf, frame, month, only } from "./testing.ts";

function found(rule: string, days: readonly FindingDay[], rest: Partial<MonthInput> = {}) {
  return only(rule, findingsOfMonth(month(days, rest)));
}

const onWorkdays = (interval: Interval) => (day: Day) => (weekday(day) <= 5 ? [interval] : []);
const present = whole();

describe("R15, telework", () => {
  const june = daysOf("2026-06-01", "2026-06-05", onWorkdays(whole("telework")));
  const summer = daysOf("2026-07-13", "2026-07-17", onWorkdays(whole("telework")));
  const autumn = daysOf("2026-08-31", "2026-09-01", onWorkdays(whole("telework")));

  it.each([
    ["forty-four days", june, 39, []],
    ["a forty-fifth day", june, 40, [["2026-06-05", { cause: "year", days: 45, mostDays: 44 }]]],
    [
      "days before the month",
      june,
      44,
      [["2026-06-01", { cause: "year", days: 49, mostDays: 44 }]],
    ],
    ["from 15 July", summer, 0, [["2026-07-15", { cause: "pause", days: 3, mostDays: 0 }]]],
    ["until 31 August", autumn, 0, [["2026-08-31", { cause: "pause", days: 1, mostDays: 0 }]]],
  ])("%s", (_, days, teleworkDaysBefore, expected) => {
    expect(found("R15", days, { teleworkDaysBefore })).toEqual(expected);
  });

  it("counts the days of the person's other contracts, and is reported on a day of its own", () => {
    const elsewhere = daysOf("2026-06-01", "2026-06-05", () => []).map((day, index) =>
      besides(day, june[index] ?? day),
    );
    const lastHere = [...elsewhere.slice(0, 4), ...june.slice(4)];
    expect(found("R15", lastHere, { teleworkDaysBefore: 40 })).toEqual([
      ["2026-06-05", { cause: "year", days: 45, mostDays: 44 }],
    ]);
    expect(found("R15", elsewhere, { teleworkDaysBefore: 40 })).toEqual([]);
  });

  it("applies under public law only", () => {
    expect(found("R15", summer, frame({ regime: "private" }))).toEqual([]);
  });
});

/** An account with days of the year itself, and days carried over until a day. */
function account(code: string, ownDays: number, carriedDays = 0, carriedUntil = ""): LeaveAccount {
  const [own, carried] = [ownDays * partsOfADay, carriedDays * partsOfADay];
  return {
    code,
    carriedAs: "carried",
    own,
    carried,
    carriedUntil,
    countsDaysOff: false,
    offSince: null,
  };
}

describe("R16, the leave balance", () => {
  const week = daysOf("2026-02-02", "2026-02-08", onWorkdays(leave("annual")));
  const schedule = fiveDays("7:30-15:30", { breakMinutes: 30 });
  const withBreak = daysOf("2026-02-02", "2026-02-08", onWorkdays(leave("annual")), { schedule });
  const hours = [
    dayOf("2026-02-02", [present, away("7:30-9:30", "annual")]),
    dayOf("2026-02-03", [present, away("7:30-9:30", "annual")]),
    dayOf("2026-02-04", [present, away("7:30-9:30", "annual")]),
  ];

  it.each([
    ["just enough", week, [["annual", 5]], []],
    [
      "a day short",
      week,
      [["annual", 4]],
      [["2026-02-06", { reason: "annual", usedDays: 5, leftDays: 4 }]],
    ],
    [
      "nothing left",
      week,
      [["annual", 0]],
      [["2026-02-02", { reason: "annual", usedDays: 5, leftDays: 0 }]],
    ],
    ["a planned break is part of the day", withBreak, [["annual", 5]], []],
    ["a reason without balance", week, [["sick", 0]], []],
    ["hours are parts of a day", hours, [["annual", 0.75]], []],
    [
      "hours beyond it",
      hours,
      [["annual", 0.5]],
      [["2026-02-04", { reason: "annual", usedDays: 0.75, leftDays: 0.5 }]],
    ],
  ] as const)("%s", (_, days, left, expected) => {
    const leaveAccounts = left.map(([code, leftDays]) => account(code, leftDays));
    expect(found("R16", days, { leaveAccounts })).toEqual(expected);
  });

  const twoWeeks = daysOf("2026-02-02", "2026-02-13", onWorkdays(leave("annual")));
  const worked = twoWeeks.map((one) =>
    one.day === "2026-02-07" ? dayOf(one.day, [timed("9:00-12:00")]) : one,
  );
  const monday = daysOf("2026-02-01", "2026-02-02", onWorkdays(leave("annual")));

  it.each([
    ["a weekend between leave days counts", twoWeeks, 11, null, ["2026-02-13", 12, 11]],
    ["a weekend worked does not count", worked, 10, null, undefined],
    ["exactly the days left", twoWeeks, 12, null, undefined],
    ["a weekend after the leave does not count", week, 5, null, undefined],
    ["days off directly before it count", monday, 2, "2026-01-31", ["2026-02-02", 3, 2]],
  ] as const)("in calendar days, %s", (_, days, ownDays, offSince, expected) => {
    const leaveAccounts = [{ ...account("annual", ownDays), countsDaysOff: true, offSince }];
    const expectedFindings = expected && [
      [expected[0], { reason: "annual", usedDays: expected[1], leftDays: expected[2] }],
    ];
    expect(found("R16", days, { leaveAccounts })).toEqual(expectedFindings ?? []);
  });

  it("uses carried days first, until they expire, under either reason", () => {
    const longEnough = { leaveAccounts: [account("annual", 1, 4, "2026-02-04")] };
    const short = { leaveAccounts: [account("annual", 1, 4, "2026-02-03")] };
    const mixed = daysOf("2026-02-02", "2026-02-08", (day) =>
      onWorkdays(leave(day < "2026-02-04" ? "carried" : "annual"))(day),
    );
    expect(found("R16", week, longEnough)).toEqual([
      ["2026-02-06", { reason: "annual", usedDays: 5, leftDays: 5 }],
    ]);
    expect(found("R16", week, short).map(([day]) => day)).toEqual(["2026-02-05"]);
    expect(found("R16", mixed, longEnough).map(([day]) => day)).toEqual(["2026-02-06"]);
  });

  it("omits the figures that would reveal a hidden reason", () => {
    const sickWeek = daysOf("2026-02-02", "2026-02-06", onWorkdays(leave("sick")));
    expect(found("R16", sickWeek, { leaveAccounts: [account("sick", 4)] })).toEqual([
      ["2026-02-06", { reason: "", usedDays: 0, leftDays: 0 }],
    ]);
  });

  it("is reported for a day while it is typed", () => {
    const [day] = week;
    const findingsWith = (left: number) =>
      day ? only("R16", findingsOfDay(day, null, frame(), [account("annual", left)])) : [];
    expect(findingsWith(1)).toEqual([]);
    expect(findingsWith(0.5)).toEqual([
      ["2026-02-02", { reason: "annual", usedDays: 1, leftDays: 0.5 }],
    ]);
  });
});

const hidden = { group: "sick", isSensitive: true, requiresDocument: true } as const;
const visible = { group: "special", isSensitive: false } as const;

const editionOf = (changes: Partial<AbsenceReason>) =>
  new Map([...catalogue, ["sick", reason("sick", { ...hidden, ...changes })]]);

describe("R18, absence documents", () => {
  const sick = leave("sick");
  const days = daysOf("2026-02-05", "2026-02-12", (day) =>
    day <= "2026-02-10" ? onWorkdays(sick)(day) : [present],
  );

  it.each<[string, Day, Day[], unknown[]]>([
    ["on the day it is due", "2026-02-15", [], []],
    [
      "a day later, over the weekend one absence",
      "2026-02-16",
      [],
      [["2026-02-05", { reason: "", days: 4, dueOn: "2026-02-15" }]],
    ],
    ["when it has come for any of the days", "2026-02-16", ["2026-02-09"], []],
    [
      "when a document of another absence came",
      "2026-02-16",
      ["2026-02-11"],
      [["2026-02-05", { reason: "", days: 4, dueOn: "2026-02-15" }]],
    ],
  ])("%s", (_, today, documented, expected) => {
    expect(found("R18", days, { today, documentedDays: new Set(documented) })).toEqual(expected);
  });

  it("are required per absence, and not for leave that needs none", () => {
    const twice = daysOf("2026-02-02", "2026-02-06", (day) =>
      day === "2026-02-04" ? [present] : onWorkdays(sick)(day),
    );
    expect(found("R18", twice).map(([date]) => date)).toEqual(["2026-02-02", "2026-02-05"]);
    expect(found("R18", daysOf("2026-02-02", "2026-02-06", onWorkdays(leave("annual"))))).toEqual(
      [],
    );
  });

  it("are required in the month for an absence that began before it, once for both parts", () => {
    const leadIn = daysOf("2026-01-29", "2026-01-31", onWorkdays(sick));
    const february = daysOf("2026-02-01", "2026-02-03", onWorkdays(sick));
    const of = (documented: Day[]) =>
      found("R18", february, { leadIn, documentedDays: new Set(documented) });
    expect(of([])).toEqual([["2026-02-02", { reason: "", days: 4, dueOn: "2026-02-08" }]]);
    expect(of(["2026-01-29"])).toEqual([]);
  });

  it("are due after the reason's number of days", () => {
    const sick = frame().reasons.get("sick");
    const reasons = new Map(frame().reasons);
    if (sick) reasons.set("sick", { ...sick, documentDueDays: 8 });
    const of = (today: Day) => found("R18", days, { today, ...frame({ reasons }) });
    expect(of("2026-02-18")).toEqual([]);
    expect(of("2026-02-19")).toMatchObject([["2026-02-05", { dueOn: "2026-02-18" }]]);
  });

  it("are reported with the name of a reason that is not sensitive", () => {
    const reasons = new Map(
      [...frame().reasons].map(([code, reason]) => [
        code,
        { ...reason, group: "special", isSensitive: false } as const,
      ]),
    );
    const [first] = found("R18", days, frame({ reasons }));
    expect(first?.[1]["reason"]).toBe("sick");
  });

  it.each<[string, Partial<AbsenceReason>, Partial<AbsenceReason>, unknown[]]>([
    [
      "are required as on that day, even if no longer",
      visible,
      { ...visible, requiresDocument: false },
      ["sick"],
    ],
    [
      "are not required, even if they are since",
      { ...visible, requiresDocument: false },
      visible,
      [],
    ],
    ["are reported without a reason that was hidden", {}, visible, [""]],
    ["are reported without a reason hidden since", visible, {}, [""]],
  ])("%s", (_, then, now, expected) => {
    const [ofThen, ofNow] = [editionOf(then), editionOf(now)];
    const reasonsOn = (day: Day) => (day < "2026-03-01" ? ofThen : ofNow);
    const findings = found("R18", days, { ...frame({ reasons: ofNow }), reasonsOn });
    expect(findings.map(([, inputs]) => inputs["reason"])).toEqual(expected);
  });
});
