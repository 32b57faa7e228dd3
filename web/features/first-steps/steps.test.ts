import { expect, test } from "vitest";
import type { Setup } from "#api/dashboard.ts";
import type { Role } from "#domain/access.ts";
import { alternativeOf, stepsOf } from "./steps.ts";

const whole: Setup = {
  hasSchedule: true,
  hasStructure: true,
  hasSigner: true,
  hasEmployee: true,
  hasContract: true,
  hasApprovedContract: true,
  hasRecord: true,
  keptFrom: "2026-03-01",
  firstDay: null,
};

test("without a body, the body is the first step, and none is done", () => {
  const steps = stepsOf(null, "Administrator", false);
  expect(steps[0]).toEqual({ name: "body", isDone: false, refusal: null });
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
});

test("a body with a recorded day has every step done", () => {
  expect(stepsOf(whole, "Employee", true).every(({ isDone }) => isDone)).toBe(true);
});

test.each<[Role, boolean, string[]]>([
  ["Administrator", true, []],
  ["LegalRepresentative", true, ["body", "users"]],
  ["Employee", true, ["body", "users"]],
  ["Executive", true, ["body", "schedule", "structure", "employees", "contract"]],
  ["Employee", false, ["body", "schedule", "structure", "users", "employees", "contract"]],
])("%s (full access: %s) is told which steps others do", (role, fullAccess, others) => {
  const refused = stepsOf({ ...whole, hasSchedule: false }, role, fullAccess);
  expect(refused.filter(({ refusal }) => refusal !== null).map(({ name }) => name)).toEqual(others);
});

test("who signs for one body is offered for another, once there are two", () => {
  expect(alternativeOf("users", ["first"], "first")).toBeNull();
  expect(alternativeOf("users", ["first", "second"], "second")).toMatchObject({
    to: "/user-organizations",
    search: { organizationId: "second" },
  });
});
