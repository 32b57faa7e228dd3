import { expect, test } from "vitest";
import { completenessOf, isExpected } from "./completeness.ts";
import { noDuty } from "./schedule.ts";
import { plan } from "./testing.ts";
import type { DayLabel, DayPlan, PlanKind } from "./types.ts";

const office = plan("7:30-15:30");

test.each<[PlanKind, boolean]>([
  ["weekend", false],
  ["rest", false],
  ["holiday", false],
  ["closure", false],
  ["outside", false],
])("nobody is expected on a day of kind %s", (kind, expected) => {
  expect(isExpected(noDuty(kind))).toBe(expected);
});

test.each<[string, readonly [DayPlan, DayLabel][], { expected: number; recorded: number }]>([
  ["nobody", [], { expected: 0, recorded: 0 }],
  ["one who is present", [[office, "present"]], { expected: 1, recorded: 1 }],
  ["one on leave", [[office, "leave"]], { expected: 1, recorded: 1 }],
  ["one without a record", [[office, "pending"]], { expected: 1, recorded: 0 }],
  ["one with a missing punch", [[office, "missing"]], { expected: 1, recorded: 0 }],
  ["one on a day off", [[noDuty("rest"), "rest"]], { expected: 0, recorded: 0 }],
  ["one who works on a day off", [[noDuty("rest"), "present"]], { expected: 0, recorded: 0 }],
])("%s", (_, people, counts) => {
  expect(completenessOf(people.map(([plan_, label]) => ({ plan: plan_, label })))).toEqual(counts);
});
