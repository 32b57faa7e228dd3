import { describe, expect, test } from "vitest";
import type { Day } from "../calendar/day.ts";
import {
  carriedLeft,
  daysOfParts,
  type LeaveAccount,
  partsAround,
  partsLeft,
  partsOfADay,
  settledYears,
  accountAfter,
  type YearOfLeave,
} from "./account.ts";

/** A year in days. */
function year(days: Partial<YearOfLeave> = {}): YearOfLeave {
  const given = { entitled: 22, corrected: 0, usedInTime: 0, usedAfter: 0, ...days };
  const { decided = null } = days;
  return {
    entitled: given.entitled * partsOfADay,
    corrected: given.corrected * partsOfADay,
    decided: decided === null ? null : decided * partsOfADay,
    usedInTime: given.usedInTime * partsOfADay,
    usedAfter: given.usedAfter * partsOfADay,
  };
}

/** Days carried into the last year, and left in it within the time for carried days and after it. */
function standing(years: readonly YearOfLeave[], carriesByItself = true) {
  const last = settledYears(years, { carriesByItself }).at(-1);
  if (!last) throw new TypeError("A year is given");
  return [last.carried, partsLeft(last, { isLapsed: false }), partsLeft(last, { isLapsed: true })]
    .map(daysOfParts)
    .join(" ");
}

describe("days carried over", () => {
  test.each<[string, YearOfLeave[], string]>([
    ["the first year has its entitlement", [year()], "0 22 22"],
    ["unused days carry over beside the next year's", [year({ usedAfter: 17 }), year()], "5 27 22"],
    ["a fully used year carries nothing", [year({ usedAfter: 22 }), year()], "0 22 22"],
    ["an overused year takes nothing from the next", [year({ usedAfter: 24 }), year()], "0 22 22"],
    ["carried days are used first", [year({ usedAfter: 17 }), year({ usedInTime: 3 })], "5 24 22"],
    [
      "beyond them the year's own days are used",
      [year({ usedAfter: 17 }), year({ usedInTime: 7 })],
      "5 20 20",
    ],
    [
      "after they expire the year's own days are used",
      [year({ usedAfter: 17 }), year({ usedInTime: 3, usedAfter: 4 })],
      "5 20 18",
    ],
    ["expired days are not carried again", [year(), year(), year({ usedAfter: 1 })], "22 43 21"],
    [
      "a correction is carried with its year",
      [year({ corrected: -12, usedAfter: 6 }), year()],
      "4 26 22",
    ],
    ["half days count", [year({ usedAfter: 21.5 }), year()], "0.5 22.5 22"],
    ["a decision replaces the carried rest", [year(), year({ decided: 3 })], "3 25 22"],
    ["a decision may carry nothing", [year(), year({ decided: 0 })], "0 22 22"],
    [
      "before records exist a decision states the carried days",
      [year({ decided: 6, usedInTime: 1 })],
      "6 27 22",
    ],
    ["using more than there is goes below zero", [year({ usedAfter: 23 })], "0 -1 -1"],
  ])("%s", (_, years, expected) => {
    expect(standing(years)).toBe(expected);
  });

  test("under public law days carry over only by decision", () => {
    expect(standing([year(), year()], false)).toBe("0 22 22");
    expect(standing([year(), year({ decided: 4 })], false)).toBe("4 26 22");
  });

  test("carried days that expire unused are reported", () => {
    const [, second] = settledYears([year({ usedAfter: 17 }), year({ usedInTime: 2 })], {
      carriesByItself: true,
    });
    expect(second && daysOfParts(carriedLeft(second))).toBe(3);
  });
});

const each = (days: readonly Day[], parts: number) => days.map((date) => ({ date, parts }));

describe("leave that is added or changed", () => {
  const [, standing] = settledYears([year({ usedAfter: 17 }), year({ usedInTime: 2 })], {
    carriesByItself: true,
  });
  const [march, lastOfMarch, april, june] = [
    "2026-03-30",
    "2026-03-31",
    "2026-04-01",
    "2026-06-01",
  ];

  // 22 of the year; five carried until 31 March, two of them taken.
  test.each<[string, { taken?: Day[]; freed?: Day[] }, [before: number, after: number]]>([
    ["before the expiry uses carried days", { taken: [march] }, [25, 24]],
    ["later uses only the year's own days", { taken: [april, june] }, [22, 20]],
    ["across the expiry uses both", { taken: [lastOfMarch, april] }, [25, 21]],
    ["returned before the expiry is a carried day again", { freed: [march] }, [25, 26]],
    ["returned later is the year's own day", { freed: [june] }, [22, 23]],
    ["moved from March to June loses its carried day", { taken: [june], freed: [march] }, [25, 21]],
    ["without days changes nothing", {}, [25, 25]],
  ])("%s", (_, { taken = [], freed = [] }, [before, after]) => {
    if (!standing) throw new TypeError("Two years are given");
    const changes = [...each(taken, partsOfADay), ...each(freed, -partsOfADay)];
    const around = partsAround({ year: standing, carriedUntil: lastOfMarch, changes }, march);
    expect([around.before, around.after].map(daysOfParts)).toEqual([before, after]);
  });
});

describe("leave taken on a day", () => {
  const account: LeaveAccount = {
    code: "ΚΑΝ",
    carriedAs: "ΚΑΜ",
    carried: partsOfADay,
    carriedUntil: "2026-03-31",
    own: partsOfADay / 2,
    countsDaysOff: false,
    offSince: null,
  };

  test.each([
    ["uses carried days first", "2026-03-31", 1, [0, 0.5]],
    ["then the year's own", "2026-03-31", 1.5, [0, 0]],
    ["only the year's own after the expiry", "2026-04-01", 0.5, [1, 0]],
    ["goes below zero", "2026-04-01", 1, [1, -0.5]],
    ["counts hours", "2026-03-30", 0.25, [0.75, 0.5]],
  ] as const)("%s", (_, day, days, expected) => {
    const { carried, own } = accountAfter(account, day, days * partsOfADay);
    expect([carried, own].map(daysOfParts)).toEqual(expected);
  });
});

test("three thirds of a day add up to one day", () => {
  expect(daysOfParts(3 * (partsOfADay / 3))).toBe(1);
  expect(daysOfParts(partsOfADay / 3)).toBe(0.33);
});
