import { expect, test } from "vitest";
import type { Interval } from "../attendance/types.ts";
import { cardEventsOf, lateReasonOf, newCardEvents, workCardOf } from "./work-card.ts";

const day = "2026-03-18";
const work = (
  from: number | null,
  to: number | null,
  kind: Interval["kind"] = "work",
): Interval => ({
  kind,
  from,
  to,
  mark: "device",
});
const eventTexts = (intervals: readonly Interval[], date = day) =>
  cardEventsOf(date, intervals).map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`);

test.each([
  ["an arrival alone", [work(450, null)], ["arrival 2026-03-18T05:30"]],
  ["a departure alone", [work(null, 930)], ["departure 2026-03-18T13:30"]],
  ["a whole day", [work(450, 930)], ["arrival 2026-03-18T05:30", "departure 2026-03-18T13:30"]],
  [
    "an hour away",
    [work(600, 930), work(450, 540)],
    ["arrival 2026-03-18T05:30", "departure 2026-03-18T13:30"],
  ],
  [
    "a day split by three hours",
    [work(450, 660), work(840, 1020)],
    [
      "arrival 2026-03-18T05:30",
      "departure 2026-03-18T09:00",
      "arrival 2026-03-18T12:00",
      "departure 2026-03-18T15:00",
    ],
  ],
  ["a night shift", [work(1320, 1800)], ["arrival 2026-03-18T20:00", "departure 2026-03-19T04:00"]],
  ["telework", [work(450, 930, "telework")], []],
  ["an absence", [work(450, 930, "absence")], []],
] as const)("%s", (_case, intervals, expected) => {
  expect(eventTexts(intervals)).toEqual(expected);
});

test("only events that the record did not have before are sent", () => {
  const before = cardEventsOf(day, [work(450, 930)]);
  const after = cardEventsOf(day, [work(450, 945)]);
  expect(newCardEvents(before, after)).toEqual([
    { kind: "departure", workDate: day, at: "2026-03-18T13:45:00.000Z" },
  ]);
  expect(newCardEvents(after, after)).toEqual([]);
});

const holder = {
  employerAfm: "090000045",
  branch: "0",
  afm: "123456783",
  lastName: "Παππά",
  firstName: "Μαρία",
};

test.each([
  ["2026-03-18", "2026-03-18T05:30:00.000Z", "2026-03-18T07:30:00+02:00"],
  ["2026-10-24", "2026-10-25T00:30:00.000Z", "2026-10-25T03:30:00+03:00"],
  ["2026-10-24", "2026-10-25T01:30:00.000Z", "2026-10-25T03:30:00+02:00"],
])("the card of a shift of %s at %s carries the time %s", (workDate, at, shownAt) => {
  const body = workCardOf(holder, { kind: "departure", workDate, at }, "003");
  expect(body.Cards.Card[0]?.Details.CardDetails).toEqual([
    {
      f_afm: "123456783",
      f_eponymo: "ΠΑΠΠΑ",
      f_onoma: "ΜΑΡΙΑ",
      f_type: "1",
      f_reference_date: workDate,
      f_date: shownAt,
      f_aitiologia: "003",
    },
  ]);
});

const minutes = (count: number) => Date.parse("2026-03-18T05:30:00Z") + count * 60_000;

test.each([
  ["in time", 15, [], null],
  ["late", 16, [], "002"],
  [
    "after an outage that lasted through its term",
    60,
    [{ from: minutes(-5), to: minutes(40), reason: "003" }],
    "003",
  ],
  ["during an outage", 60, [{ from: minutes(10), to: null, reason: "003" }], "003"],
  [
    "after an outage that ended before its term",
    60,
    [{ from: minutes(-60), to: minutes(-30), reason: "003" }],
    "002",
  ],
  [
    "after a power failure at the body",
    60,
    [{ from: minutes(-5), to: minutes(40), reason: "001" }],
    "001",
  ],
] as const)("reason of a card sent %s", (_case, after, outages, reason) => {
  const event = { kind: "arrival", workDate: day, at: "2026-03-18T05:30:00Z" } as const;
  expect(lateReasonOf(event, minutes(after), { termMinutes: 15, outages })).toBe(reason);
});
