import { expect, test } from "vitest";
import { parametersInMonth } from "#domain/attendance/findings/set-parameters.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { plan } from "#domain/attendance/testing.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { contentOf } from "../../model/content.ts";
import type { Draft } from "../../model/drafts.ts";
import type { DayModel, Person, StoredRow } from "./day.ts";
import { dayWithPerson as model, person } from "../../testing.ts";
import { rowView } from "./row-view.ts";

const wednesday = "2026-11-18";
const work = (
  from: number | null,
  to: number | null,
  mark: Interval["mark"] = "typed",
): Interval => ({
  kind: "work",
  from,
  to,
  mark,
});
const standing = (...intervals: Interval[]): StoredRow => ({
  content: contentOf(intervals),
  note: "",
  hasNote: false,
  version: intervals.length === 0 ? 0 : 1,
});
const draft = (content: Draft["content"], rest: Partial<Draft> = {}): Draft => ({
  content,
  version: 1,
  ...rest,
});
const refused = {
  kind: "refused",
  text: "x",
  refusal: "unreadable-cell",
  word: null,
  meant: null,
} as const;
const asPlanned = standing(work(450, 930, "device"));
const off = { ...person, plan: plan("", 0, wednesday) };

test.each<[string, Partial<DayModel>, Person, Draft | undefined, StoredRow, boolean, boolean]>([
  ["as planned", {}, person, undefined, asPlanned, false, false],
  ["no record today", {}, person, undefined, standing(), true, true],
  ["no record tomorrow", { today: "2026-11-17" }, person, undefined, standing(), false, false],
  ["no record and no plan", {}, off, undefined, standing(), false, false],
  ["a missing punch", {}, person, undefined, standing(work(450, null)), false, true],
  ["an unreadable text over a stored day", {}, person, draft(refused), asPlanned, false, true],
  [
    "a refusal by the server",
    {},
    person,
    draft(asPlanned.content, { answer: { kind: "refused", messages: ["no"] } }),
    standing(),
    false,
    true,
  ],
  ["valid typed text", {}, person, draft(asPlanned.content), standing(), false, false],
])(
  "a row with %s: whether pending or doubtful",
  (_, day, whose, entry, stored, isPending, isDoubtful) => {
    const view = rowView({ ...model, ...day }, whose, entry, stored);
    expect([view.isPending, view.isDoubtful]).toEqual([isPending, isDoubtful]);
  },
);

test("arrival and departure are the first and last of presence, each mark once", () => {
  const stored = standing(
    work(450, 600, "device"),
    { kind: "absence", from: 600, to: 660, reason: "x", mark: "typed" },
    work(660, 700, "device"),
    work(710, 930, "typed"),
  );
  const view = rowView(model, person, undefined, stored);
  expect([view.arrival, view.departure]).toEqual([450, 930]);
  expect(view.marks).toEqual(["device", "typed"]);
});

test("a whole day has the times of its plan; a refused text leaves the stored day", () => {
  const whole = standing(work(null, null, "plan"));
  expect(rowView(model, person, undefined, whole)).toMatchObject({ arrival: 450, departure: 930 });
  expect(rowView(model, person, draft(refused), asPlanned).result.workedMinutes).toBe(480);
});

test("device findings of the day are checked for people who punched", () => {
  const punch = { clockOffsetSeconds: -300, distanceMeters: 900 };
  const punches = [10, 30].map((second) => ({ at: `${wednesday}T05:30:${second}Z`, ...punch }));
  const punched = rowView(model, { ...person, punches }, undefined, asPlanned).findings;
  expect(punched.map(({ rule }) => rule)).toEqual(["R10", "R19", "R20"]);
  expect(rowView(model, person, undefined, asPlanned).findings).toEqual([]);
});

test("findings have the level set by the body", () => {
  const punch = { clockOffsetSeconds: -300, distanceMeters: 900 };
  const punches = [{ at: `${wednesday}T05:30:10Z`, ...punch }];
  const validFrom = "2026-11-30";
  const settings = [
    { name: "R19", validFrom, value: "error" },
    { name: "R20", validFrom, value: "off" },
  ];
  const parameters = parametersInMonth(monthOf(wednesday), settings);
  const { findings } = rowView(
    { ...model, parameters },
    { ...person, punches },
    undefined,
    asPlanned,
  );
  expect(findings).toMatchObject([{ rule: "R19", level: "error" }]);
});

test("rest is counted only from the day directly before", () => {
  const late = { plan: plan("14:00-23:30"), intervals: [work(840, 1410)] };
  const restless = (date: string) => {
    const whose: Person = { ...person, regime: "private", previous: { ...late, date } };
    return rowView(model, whose, undefined, asPlanned).findings.length;
  };
  expect(restless("2026-11-17")).toBe(restless("2026-11-16") + 1);
});
