import { beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { buildBody, inputAbout, type Body } from "./matrix/bodies.ts";
import type { Visitor } from "./visit.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();
let body: Body;
let clerks: Record<"full" | "read", Visitor>;
beforeAll(async () => {
  body = await buildBody(world);
  const clerkWith = (right: "full" | "read") =>
    world.signInAs({ role: "Employee", organizationId: body.organizationId, right });
  clerks = { full: await clerkWith("full"), read: await clerkWith("read") };
});

/** Findings also appear on the attendance sheets, which a read-only clerk may open. */
const alsoElsewhere = "/MonthlyContracts/GetFindings";

const behind = Object.values(allCalls)
  .flatMap((table) => Object.values<Call>(table))
  .filter(
    ({ path }) =>
      /^\/(Payments|PayrollLayouts|MonthlyContracts)\//.test(path) && path !== alsoElsewhere,
  );

const statusFor = async (call: Call, as: Visitor) =>
  (await world.try(call, inputAbout(body, call, "nobody"), { as })).status;

test.each(behind)("S-12 $path is closed to a clerk with read access only", async (call) => {
  expect(await statusFor(call, clerks.read)).toBe(403);
});

test("S-12 the months are open to a clerk of the body with full access", async () => {
  expect(await statusFor(allCalls.monthlyContracts.getAll, clerks.full)).toBe(200);
});
