import { expect, test } from "vitest";
import type { DevicePunch } from "./frame.ts";
import { applicableRules } from "./applicable-rules.ts";
import { dayOf, frame, withoutAllowances } from "./testing.ts";

const { parameters } = frame();
const punch: DevicePunch = {
  at: "2026-03-02T06:00:00Z",
  clockOffsetSeconds: null,
  distanceMeters: null,
};
const counted = {
  counters: { afternoonMinutes: 0, offHoursMinutes: 0, yearMinutes: 0 },
  others: [],
};
const day = (punches?: DevicePunch[]) => dayOf("2026-03-02", [], punches ? { punches } : {});
const asked = (punches?: DevicePunch[], overtime?: typeof counted, isTold = false) =>
  applicableRules({
    parameters,
    days: [isTold ? day(punches) : withoutAllowances(day(punches))],
    ...(overtime ? { overtime } : {}),
  }).filter((rule) => ["R10", "R13", "R14", "R19", "R20"].includes(rule));

test.each<[string, string[], string[]]>([
  ["nothing of devices or of overtime", asked(), []],
  ["punches alone", asked([punch]), ["R10"]],
  ["punches with a device's clock", asked([{ ...punch, clockOffsetSeconds: 0 }]), ["R10", "R19"]],
  ["punches with a place", asked([{ ...punch, distanceMeters: 0 }]), ["R10", "R20"]],
  ["no decision, and told so", asked(undefined, undefined, true), ["R13"]],
  ["overtime counted, though nought", asked(undefined, counted), ["R14"]],
])("given %s", (_, rules, expected) => {
  expect(rules).toEqual(expected);
});

test("a rule that is turned off is not asked", () => {
  const off = { ...parameters, levels: { ...parameters.levels, R01: "off" as const } };
  const days = [dayOf("2026-03-02", [])];
  expect(applicableRules({ parameters, days })).toContain("R01");
  expect(applicableRules({ parameters: off, days })).not.toContain("R01");
});
