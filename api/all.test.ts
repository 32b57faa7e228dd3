import { expect, test } from "vitest";
import { allCalls } from "./all.ts";
import type { Call } from "./call.ts";

const calls = Object.entries(allCalls).flatMap(([area, table]) =>
  Object.entries<Call>(table).map(([name, call]) => ({ area, name, call })),
);

const camelCase = (segment: string) => segment.charAt(0).toLowerCase() + segment.slice(1);

test.each(calls)("$call.path is the call $name of the area $area", ({ area, name, call }) => {
  expect(call.path.slice(1).split("/").map(camelCase)).toEqual([area, name]);
});

test("no two calls share a method and a path", () => {
  const doors = calls.map(({ call }) => `${call.method} ${call.path}`);
  expect(doors.filter((door, index) => doors.indexOf(door) !== index)).toEqual([]);
});

test("a call of a body says which body", () => {
  const silent = calls.filter(({ call }) => call.access.who === "body" && !takesOrganization(call));
  expect(silent.map(({ call }) => call.path)).toEqual([]);
});

function takesOrganization(call: Call): boolean {
  const { issues = [] } = call.input.safeParse({}).error ?? {};
  return issues.some((issue) => issue.path.join(".") === "organizationId");
}
