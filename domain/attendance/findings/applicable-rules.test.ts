import { expect, test } from "vitest";
import type { WorkRegime } from "../../contracts/employment-type.ts";
import { keysOf } from "../../keys.ts";
import type { RuleId } from "../types.ts";
import type { DevicePunch } from "./frame.ts";
import { applicableRules } from "./applicable-rules.ts";
import { dayOf, frame, withoutAllowances } from "./testing.ts";
import { noOvertime } from "../../overtime/spend.ts";

const { parameters } = frame();
const punch: DevicePunch = {
  at: "2026-03-02T06:00:00Z",
  clockOffsetSeconds: null,
  distanceMeters: null,
};
const counted = {
  counters: noOvertime,
  others: [],
};
const day = (punches?: DevicePunch[]) => dayOf("2026-03-02", [], punches ? { punches } : {});
const rulesFor = (punches?: DevicePunch[], overtime?: typeof counted, isTold = false) =>
  applicableRules({
    parameters,
    regime: "public",
    days: [isTold ? day(punches) : withoutAllowances(day(punches))],
    ...(overtime ? { overtime } : {}),
  }).filter((rule) => ["R10", "R13", "R14", "R19", "R20"].includes(rule));

test.each<[string, string[], string[]]>([
  ["neither devices nor overtime", rulesFor(), []],
  ["only punches", rulesFor([punch]), ["R10"]],
  ["punches with a device clock", rulesFor([{ ...punch, clockOffsetSeconds: 0 }]), ["R10", "R19"]],
  ["punches with a location", rulesFor([{ ...punch, distanceMeters: 0 }]), ["R10", "R20"]],
  ["known to have no decision", rulesFor(undefined, undefined, true), ["R13"]],
  ["overtime counted as zero", rulesFor(undefined, counted), ["R14"]],
])("rules applied given %s", (_, rules, expected) => {
  expect(rules).toEqual(expected);
});

test.each<[WorkRegime, RuleId[]]>([
  ["private", ["R15"]],
  ["public", ["R04"]],
  ["none", ["R01", "R02", "R03", "R04", "R05", "R11", "R12", "R13", "R14", "R15"]],
])("under the regime %s, rules that do not concern it are not applied", (regime, silent) => {
  const days = [day([{ ...punch, clockOffsetSeconds: 0, distanceMeters: 0 }])];
  const rules = applicableRules({ parameters, regime, days, overtime: counted });
  expect(keysOf(parameters.levels).filter((rule) => !rules.includes(rule))).toEqual(silent);
});

test("a rule that is off is not applied", () => {
  const off = { ...parameters, levels: { ...parameters.levels, R01: "off" as const } };
  const days = [dayOf("2026-03-02", [])];
  expect(applicableRules({ parameters, regime: "public", days })).toContain("R01");
  expect(applicableRules({ parameters: off, regime: "public", days })).not.toContain("R01");
});
