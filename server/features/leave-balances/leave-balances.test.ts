import { afterAll, beforeAll, expect, test } from "vitest";
import { leaveBalances } from "#api/leave-balances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildMonth, changeDates } from "#server/testing/month-of-structure.ts";
import { openWorld, type World } from "#server/testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: new Date("2026-03-18T09:00:00Z") });
});
afterAll(() => world.close());

const annual: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΚΑΝ", mark: "typed" },
];

/** A permanent employee since 2024, with two days of annual leave in March 2026, one to come and one of sick leave. */
async function buildLeave() {
  const sick = annual.map((one) => ({ ...one, reason: "ΑΝΒ" }));
  const march = await buildMonth(world, {
    instead: {
      "2026-03-02": annual,
      "2026-03-03": annual,
      "2026-03-04": sick,
      "2026-03-30": annual,
    },
  });
  await changeDates(world, march, { start: "2024-02-01" });
  const { organizationId, contractIds, clerk } = march;
  return {
    ...march,
    asked: { organizationId, contractId: contractIds[0] ?? "", year: 2026 },
    clerk,
  };
}

test("a contract's year says what the law gives, what is taken, what is planned and what is left", async () => {
  const { asked, clerk } = await buildLeave();
  const { balances } = await world.call(leaveBalances.getOfContract, asked, { as: clerk });
  expect(balances).toMatchObject([
    { code: "ΚΑΝ", entitledDays: 21, takenDays: 2, plannedDays: 1, leftDays: 18 },
    { code: "ΑΝΒ", entitledDays: 8, takenDays: 1, leftDays: 7 },
  ]);
});

test("days carried over are taken first, until their day; a correction is a row with who and why", async () => {
  const { asked, clerk } = await buildLeave();
  const correct = (given: { kind: "carried" | "correction"; days: number }) =>
    world.call(
      leaveBalances.correct,
      { ...asked, ...given, code: "ΚΑΝ", note: "Απόφαση 15/2026" },
      { as: clerk },
    );
  await correct({ kind: "carried", days: 5 });
  await correct({ kind: "correction", days: -0.5 });
  const [first] = (await world.call(leaveBalances.getOfContract, asked, { as: clerk })).balances;
  expect(first).toMatchObject({
    carriedDays: 5,
    carriedUntil: "2026-03-31",
    correctedDays: -0.5,
    leftDays: 22.5,
    corrections: [
      { kind: "correction", days: -0.5 },
      { kind: "carried", days: 5, note: "Απόφαση 15/2026" },
    ],
  });
});

test.each([
  { what: "a reason that is not there", code: "ΧΧΧ", kind: "correction", days: 1, field: "code" },
  { what: "leave that is not carried over", code: "ΑΝΒ", kind: "carried", days: 1, field: "kind" },
  { what: "carried days that take away", code: "ΚΑΝ", kind: "carried", days: -1, field: "days" },
  { what: "a third of a day", code: "ΚΑΝ", kind: "correction", days: 0.3, field: "days" },
  { what: "nothing", code: "ΚΑΝ", kind: "correction", days: 0, field: "days" },
] as const)("$what is refused at its field", async ({ what: _what, field, ...given }) => {
  const { asked, clerk } = await buildLeave();
  const input = { ...asked, ...given, note: "Απόφαση" };
  const { status, problem } = await world.try(leaveBalances.correct, input, { as: clerk });
  expect([status, Object.keys(problem?.errors ?? {})]).toEqual([400, [field]]);
});

test("R-41 who may not know of sick leave sees no balance of it", async () => {
  const { asked, organizationId } = await buildLeave();
  const as = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const { balances } = await world.call(leaveBalances.getOfContract, asked, { as });
  expect(balances.map(({ code }) => code)).toEqual(["ΚΑΝ"]);
});
